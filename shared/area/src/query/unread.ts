import { isCallFailure } from '@tradefloor/platform';

/** How often it is asked for again. */
export const AGAIN_MS = 5_000;

/** It could not be read, or not again; what the server refused once it would refuse again. */
export const isUnread = (problem: unknown): boolean => isCallFailure(problem) && problem.effect === 'unknown';
