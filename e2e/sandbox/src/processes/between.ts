import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Server } from 'socket.io';
import type { Request } from '../push/door';

/** What a front tells the owner about its sockets, in this order. */
export type FromFront = { readonly front: string } & (
  | { readonly said: 'here' | 'begins' }
  | { readonly said: 'room'; readonly room: string; readonly isHeard: boolean }
  | { readonly said: 'asks'; readonly request: Request }
);
/** The owner does not know what this front told before: all its sockets have to come anew. */
export interface BeginAnew {
  readonly front: string;
}

export interface OwnersEar {
  hear(told: FromFront): void;
  /** What fronts told so far may be incomplete. */
  forget(): void;
}

const TO_OWNER = 'tradefloor:to-owner';
const TO_FRONT = 'tradefloor:to-front';

/** Between the processes, over the adapter's Redis channel. What one process says arrives in the order in which it was said. */
export class Between {
  private owner: OwnersEar | null = null;
  private readonly fronts: Array<(told: BeginAnew) => void> = [];

  constructor(private readonly io: Server) {
    io.on(TO_OWNER, (told: FromFront) => this.owner?.hear(told));
    io.on(TO_FRONT, (told: BeginAnew) => this.hearFront(told));
  }

  /** This process is the owner from now on. */
  beOwner(owner: OwnersEar | null): void {
    this.owner = owner;
  }

  onFront(hear: (told: BeginAnew) => void): void {
    this.fronts.push(hear);
  }

  /** Said to oneself at once: the adapter carries nothing to the process that it comes from. */
  toOwner(told: FromFront): void {
    if (this.owner) this.owner.hear(told);
    else this.io.serverSideEmit(TO_OWNER, told);
  }

  toFront(told: BeginAnew): void {
    this.hearFront(told);
    this.io.serverSideEmit(TO_FRONT, told);
  }

  /** Redis was away, and nobody knows what was said meanwhile. */
  wasCut(front: string): void {
    if (this.owner) this.owner.forget();
    else this.hearFront({ front });
  }

  private hearFront(told: BeginAnew): void {
    for (const hear of this.fronts) hear(told);
  }
}

/** The header by which the owner knows that a call comes from one of its fronts, and believes for whom it asks. */
export const FRONT_HEADER = 'x-tradefloor-front';
export const frontWord = (secret: string): string => createHmac('sha256', secret).update('a front').digest('hex');

export function isFrontWord(given: unknown, word: string): boolean {
  if (typeof given !== 'string' || given.length !== word.length) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(word));
}
