import { FluentBundle, FluentResource } from "@fluent/bundle";
import { sources } from "texts";
import type { Refusal } from "../messages";
import { type Named, cardName, ordinary } from "../logic/cards";
