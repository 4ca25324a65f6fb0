"""The table server: tables that people and programs sit at, over HTTP and WebSocket."""
