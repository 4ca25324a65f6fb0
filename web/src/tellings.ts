// Made by `python -m dizaine.faces.server.typescript` from the server's own table of tellings. Do not edit.

import type { Telling } from "./logic/journal";

export const TELLINGS: Partial<Record<string, readonly Telling[]>> = {
  SeatTaken: [{"message":"page_table-news-seat","arguments":{"name":["value","name"]}}],
  BotSeated: [{"message":"page_table-news-bot","arguments":{"name":["value","name"]}}],
  BotFailed: [{"message":"page_table-news-bot-failed","arguments":{"bot":["value","bot"],"name":["value","name"]}}],
  HostPassed: [{"message":"page_table-news-host","about":"seat"}],
  CardDrawn: [{"message":"terminal-did-draw","about":"seat","when":{"card":"?"},"clause":true},{"message":"terminal-did-draw-card","arguments":{"card":["card","card"]},"about":"seat","clause":true}],
  CardTaken: [{"message":"terminal-did-take","arguments":{"card":["card","card"]},"about":"seat","clause":true}],
  Knocked: [{"message":"terminal-did-knock","arguments":{"card":["card","card"]},"about":"seat","clause":true}],
  PhaseLaid: [{"message":"terminal-did-lay","arguments":{"phase":["value","phase"],"groups":["melds","melds"]},"about":"seat","clause":true}],
  GroupHit: [{"message":"terminal-did-hit","arguments":{"cards":["cards","cards"],"group":["group","group"]},"about":"seat","clause":true}],
  CardDiscarded: [{"message":"terminal-did-discard","arguments":{"card":["card","card"]},"about":"seat","clause":true}],
  SkipPlayed: [{"message":"terminal-did-skip","arguments":{"target":["name","target"],"whom":["who","target"]},"about":"seat","clause":true}],
  RoundStarted: [{"message":"terminal-news-replay-round","arguments":{"round":["value","round"]},"about":"dealer","when":{"replay":true}},{"message":"terminal-news-round","arguments":{"round":["value","round"]},"about":"dealer"}],
  FirstCardTurned: [{"message":"terminal-news-card-returned","arguments":{"card":["card","card"]},"when":{"returned":true}},{"message":"terminal-news-first-card","arguments":{"card":["card","card"]}}],
  TurnLost: [{"message":"terminal-news-turn-lost","about":"seat"}],
  NothingToDraw: [{"message":"terminal-news-nothing-to-draw","about":"seat"}],
  DiscardsShuffled: [{"message":"terminal-news-shuffled","arguments":{"count":["value","count"]}}],
  RoundEnded: [{"message":"terminal-news-round-stopped","when":{"winner":null}},{"message":"terminal-news-round-won","about":"winner"}],
  PlaceWon: [{"message":"terminal-news-place","arguments":{"place":["value","place"]},"about":"seat"}],
  ReplayCalled: [{"message":"terminal-news-replay","arguments":{"names":["names","seats"]}}],
  GameEnded: [{"message":"terminal-news-won","about":"winners","when":{"winners":1}},{"message":"terminal-news-shared","arguments":{"names":["names","winners"]}}],
  OrderSettled: [{"when":{"order":1}},{"message":"page_dice-news-order","arguments":{"names":["names","order"]}}],
  DiceRolled: [{"message":"page_dice-news-throw","arguments":{"throw":["value","roll"],"dice":["dice","faces"]},"about":"seat"}],
  PhaseMade: [{"message":"page_dice-news-made","arguments":{"phase":["value","phase"],"points":["value","points"],"total":["value","total"]},"about":"seat"}],
  PhaseFailed: [{"message":"page_dice-news-failed","arguments":{"phase":["value","phase"]},"about":"seat"}],
  BonusGiven: [{"message":"page_dice-news-bonus-half","arguments":{"points":["value","points"],"total":["value","total"]},"about":"seat","when":{"bonus":"half"}},{"message":"page_dice-news-bonus-finish","arguments":{"points":["value","points"],"total":["value","total"]},"about":"seat"}],
  LastRunCalled: [{"message":"page_dice-news-last-run","about":"seat"}],
  FailuresCounted: [{"message":"page_dice-news-failures","arguments":{"failures":["value","failures"],"cost":["value","cost"],"total":["value","total"]}}],
  DiceGameEnded: [{"message":"terminal-news-won","about":"winners","when":{"winners":1}},{"message":"terminal-news-shared","arguments":{"names":["names","winners"]}}],
};
