import type { Platform } from '@tradefloor/platform';

/** `sending` until an answer comes; `checking` when none came and it is being found out what became of it. */
export type Stage = 'sending' | 'checking';

type Stages = ReadonlyMap<string, Stage>;

/** What is on its way of one kind of act, by its subject, such as an order's id: the same in every panel that shows it. */
export class UnderWay {
  private stages: Stages = new Map();
  /** From the question on: a second press asks no second time. */
  private readonly begun = new Set<string>();
  private readonly listeners = new Set<() => void>();

  /** The same object until something changes. */
  readonly read = (): Stages => this.stages;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => void this.listeners.delete(changed);
  };

  /** Whether it may be begun: one at a time. */
  begin(subject: string): boolean {
    if (this.begun.has(subject)) return false;
    this.begun.add(subject);
    return true;
  }

  become(subject: string, stage: Stage): void {
    this.show(new Map([...this.stages, [subject, stage]]));
  }

  end(subject: string): void {
    this.begun.delete(subject);
    if (this.stages.has(subject)) this.show(new Map([...this.stages].filter(([other]) => other !== subject)));
  }

  private show(stages: Stages): void {
    this.stages = stages;
    for (const listener of this.listeners) listener();
  }
}

const ofPlatform = new WeakMap<Platform, Map<string, UnderWay>>();

/** By the kind of act: `cancel`. */
export function underWayOf(platform: Platform, kind: string): UnderWay {
  const kinds = ofPlatform.get(platform) ?? new Map<string, UnderWay>();
  ofPlatform.set(platform, kinds);
  const known = kinds.get(kind) ?? new UnderWay();
  kinds.set(kind, known);
  return known;
}
