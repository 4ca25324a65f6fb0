import { mount } from "svelte";
import App from "./App.svelte";
import { keyring } from "./stores/keyring.svelte";
import { follow, route } from "./stores/route.svelte";
import { keepForLater } from "./stores/offline";
import { watchForMissingParts } from "./stores/renewal.svelte";
import { settings } from "./stores/settings.svelte";
import { allowSounds } from "./stores/sounds";
import { speak } from "./stores/texts.svelte";
import { drawTextures } from "./style/textures";
import "./style/tokens.css";
import "./style/base.css";

allowSounds();
watchForMissingParts();
follow();
// Load the code of the screen in parallel with the texts.
if (route.current.screen === "start") void import("./screens/StartScreen.svelte");
if (route.current.screen === "table") {
  void import("./screens/TableScreen.svelte");
  const back = keyring.find(route.current.code); // set if somebody returns to a game
  if (back || route.current.token) void import("./table/DeviceTable.svelte");
  if (back) void import("./table/CardTable.svelte");
}
await speak(settings.language);
mount(App, { target: document.getElementById("page") ?? document.body });
void drawTextures();
void keepForLater();
