import type { AreaReleases } from '@tradefloor/release';
import type { Context, Seeing } from '../command';
import { causeSaid } from '../said/cause';
import { beginningsIn, type Counts, countsIn, NONE, since, type Slow, slowIn, together } from './figures';
import type { Plan } from './plan';

/** What has come since the look before. */
export interface Look {
  readonly tried: Counts;
  readonly stable: Counts;
  /** Null while nobody knows what is. */
  readonly slow: Slow | null;
}

interface Looking extends Pick<Context, 'now'> {
  readonly seeing: Pick<Seeing, 'say' | 'figuresAt'>;
}

interface Told {
  readonly tried: Counts;
  readonly stable: Counts;
  /** When the gateway began to count, where it says so. */
  readonly began: number | undefined;
}

/**
 * What all gateways together have counted since the look before, each of them once: those that share a Redis tell of
 * each other. What one that does not answer was told comes later, from itself or from another.
 */
export function lookerOf(area: string, { gateways }: Pick<Plan, 'gateways'>, { seeing, now }: Looking) {
  const before = new Map<string, Told>();
  const silent = new Set<string>();
  const watchedSince = now().getTime();
  let isFirst = true;
  let slow: Slow | null = null;

  async function figuresAt(gateway: string): Promise<string | null> {
    try {
      const text = await seeing.figuresAt(gateway);
      silent.delete(gateway);
      return text;
    } catch (error) {
      if (!silent.has(gateway)) {
        seeing.say({ key: 'canary.silent', values: { gateway, cause: causeSaid(error) } });
      }
      silent.add(gateway);
      return null;
    }
  }

  /** By who was told it: of one that several tell of, what was read last counts where it is more. */
  async function toldTo(build: string, stable: string): Promise<ReadonlyMap<string, Told>> {
    const all = new Map<string, Told>();
    for (const address of gateways) {
      const text = await figuresAt(address);
      if (text === null) continue;
      const counts = { tried: countsIn(text, area, build), stable: countsIn(text, area, stable) };
      const beginnings = beginningsIn(text);
      const named = new Set([...counts.tried.keys(), ...counts.stable.keys(), ...beginnings.keys()]);
      for (const id of named.size === 0 ? [''] : named) {
        const gateway = id || address;
        const known = all.get(gateway);
        all.set(gateway, {
          tried: later(known?.tried, counts.tried.get(id)),
          stable: later(known?.stable, counts.stable.get(id)),
          began: beginnings.get(id),
        });
      }
    }
    return all;
  }

  return async (build: string, { stable: standing }: AreaReleases): Promise<Look> => {
    const told = await toldTo(build, standing ?? '');
    const known = slow;
    const came = [...told].flatMap(([gateway, now]) => {
      const last = before.get(gateway) ?? beginningOf(now);
      before.set(gateway, now);
      // What it has counted until it is first looked at came about without a comparison.
      return last === null ? [] : [{ tried: since(last.tried, now.tried), stable: since(last.stable, now.stable) }];
    });
    isFirst = false;
    // Said once, and of later visits: what is slow must not move with what is held against it.
    slow ??= slowIn(together([...told.values()].map(({ stable }) => stable)).mounts);
    return {
      tried: together(came.map(({ tried }) => tried)),
      stable: together(came.map(({ stable }) => stable)),
      slow: known,
    };
  };

  /** One that was started while this went on has counted nothing before. */
  function beginningOf({ began }: Told): Pick<Told, 'tried' | 'stable'> | null {
    return !isFirst && began !== undefined && began > watchedSince ? { tried: NONE, stable: NONE } : null;
  }
}

const later = (one: Counts = NONE, other: Counts = NONE): Counts => (other.visits > one.visits ? other : one);
