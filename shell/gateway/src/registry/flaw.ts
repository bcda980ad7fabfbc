import { Refused } from '@tradefloor/release/signed-registry';
import type { StoreProblem } from '@tradefloor/release/store-problem';

/** What an operator has to see to: for a log and whoever asks by hand, and the same in no language. */
export interface Flaw {
  readonly text: string;
  readonly problem: StoreProblem;
}

export const KEYLESS: Flaw = {
  text: 'the registry is signed, and no key is known here to check it',
  problem: { key: 'store.keyless', values: {} },
};

export const met = (what: string): Flaw => ({ text: what, problem: { key: 'store.met', values: { what } } });

export function flawOf(error: unknown): Flaw {
  if (!(error instanceof Refused)) return met(String(error));
  const { message, problem } = error;
  return problem === null ? met(message) : { text: message, problem };
}

export const endingAt = (expires: string): Flaw => ({
  text: `the signature expires ${expires}: "ops renew"`,
  problem: { key: 'store.expires', values: { at: expires } },
});

/** A folder that was emptied or moved away. */
export const emptied = (revision: number): Flaw => ({
  text: `the store is empty; revision ${revision}, which was read there, goes on`,
  problem: { key: 'store.empty', values: { revision: String(revision) } },
});

export const notAsSigned = (area: string, build: string): Flaw => ({
  text: `${area} ${build}: its description is not the one that was signed`,
  problem: { key: 'store.description', values: { area, build } },
});

export const older = (revision: number, seen: number): Refused =>
  new Refused(`revision ${revision} is older than revision ${seen}, which was seen here`, {
    key: 'store.older',
    values: { revision: String(revision), seen: String(seen) },
  });
