// The types behind every door for those who resolve modules as Node 10 did, such as ts-jest with CommonJS.
import { createGame, type Game } from "sternhalma";
import { type Clock, startClock } from "sternhalma/clock";
import { renderText } from "sternhalma/diagram";
import { SearchState } from "sternhalma/engine";
import { neighbors } from "sternhalma/geometry";
import { expectedScore } from "sternhalma/rating";
import { type GameRecord, recordOf } from "sternhalma/record";
import { arbitraries } from "sternhalma/testing";

const game: Game = createGame("classic-2");
const clock: Clock = startClock({ reserve: 1000, increment: 0, seats: ["white"] });
const record: GameRecord = recordOf(game);
const state: SearchState = SearchState.from(game);
const text: string = renderText(game);
const score: number = expectedScore(1500, 1500);

// @ts-expect-error no such seat: the types are there
startClock({ reserve: 1000, increment: 0, seats: ["pink"] });

export const used: unknown[] = [clock, record, state, text, score, neighbors, arbitraries];
