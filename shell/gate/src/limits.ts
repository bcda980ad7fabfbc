/**
 * How much a build may take. Times have room for a machine that is busy with other things: what they are to find is
 * a build that harms, not one that is slow; how quick screens are is measured by `npm run bench`.
 */
export const LIMITS = {
  firstContentMs: 5_000,
  swapMs: 5_000,
  /** A call that a screen makes as it comes is answered by then. */
  heldMs: 3_000,
  longestTaskMs: 1_500,
  /** The areas of this repository keep to 59 kB; a build of any team may be a third heavier. */
  firstScriptBytes: 80_000,
  /** Of a core, with all drawn: a trading screen on a machine that is busy with other things takes half. */
  busyShown: 0.75,
  /** Of a core, with nothing of the build on screen. */
  busyLeft: 0.35,
  /** With all drawn; a screen asks now and then, and what fails is asked for again after a while. */
  callsASecond: 10,
  /** Leading on to another screen is one; what a press leads to is its user's. */
  historyAVisit: 3,
  /** In a look at a screen that was drawn long ago: what leads on does so once, as it comes. */
  writtenAtRest: 1,
  nodesAMount: 25,
  listenersAMount: 8,
  /** Pictures of a screen are a hundred; a list that is kept of each visit is thousands. */
  memoryAMountKB: 2_000,
  /** Browsers keep five megabytes for all areas together. */
  writtenKB: 500,
  /** Databases and caches have room for gigabytes; no screen brings as much, and a rollback leaves it there. */
  storedKB: 5_000,
  /** The page does a trifle in a few milliseconds. */
  answerMs: 8_000,
} as const;
