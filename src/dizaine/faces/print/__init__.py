"""Everything for a table without a screen: cards, score sheets, reference cards, rules and stickers as PDFs."""
