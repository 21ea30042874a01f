/** How many instances of the service answer the requests, what they share, and when they restart. */
import { formatNumber } from "./format";

export const instances = {
  title: "Instances, restarts",
  explained: "Requests go to the instances in turn.",
  count: "Instances",
  namedByRestart: (instance: number) =>
    `Not fewer than ${formatNumber(instance)}: a restart names that instance.`,
  breakers: "Breakers",
  breakersWays: { shared: "one for all instances", each: "one for each instance" },
  persisted: "What breakers know outlives a restart",
  persistedFact: "outlives a restart",

  restarts: "Restarts",
  none: "Nothing restarts.",
  restartExplained:
    "An instance that restarts begins anew: its breakers are closed and have counted nothing.",
  restartKept: "An instance that restarts still knows what its breakers have counted.",
  sharedForget: "A breaker for all forgets only when all restart at one moment.",
  restart: (number: number) => `Restart ${formatNumber(number)}`,
  at: (number: number) => `Restart ${formatNumber(number)}: at`,
  all: "all instances",
  everyInstance: (number: number) => `Restart ${formatNumber(number)}: all instances`,
  instance: (number: number) => `Restart ${formatNumber(number)}: instance`,
  remove: (number: number) => `Remove restart ${formatNumber(number)}`,
  add: "Add a restart",
  more: (count: number) => `${formatNumber(count)} more are not shown.`,
  instancesFact: (count: number) => `${formatNumber(count)} instances`,
  eachFact: "a breaker for each",
  restartsFact: (count: number) => (count === 1 ? "1 restart" : `${formatNumber(count)} restarts`),
};
