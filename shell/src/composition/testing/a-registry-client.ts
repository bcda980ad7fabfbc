import type { Build, Registry } from '@tradefloor/release';
import { aBuild, releasesOf } from '@tradefloor/release/sample-builds';
import { type FollowRegistry, registryClient } from '../registry/registry-client';

export const documentOf = (revision: number, stable = 'aaaaaaaa', updated = '2026-11-21T00:00:00.000Z') => ({
  schema: 1 as const,
  revision,
  updated,
  areas: { spot: releasesOf([aBuild({ build: stable })], { stable }) },
});

interface Given {
  readonly first?: Registry;
  readonly overrides?: readonly Build[];
  readonly keys?: readonly string[];
  readonly report?: (problem: unknown) => void;
}

export function aClient(
  answers: (request: RequestInit) => Response = () => new Response(null, { status: 500 }),
  { first = documentOf(3), overrides = [], keys, report = () => undefined }: Given = {},
) {
  let news: Parameters<FollowRegistry>[0] | null = null;
  const asked: RequestInit[] = [];
  const client = registryClient({
    overrides,
    first,
    keys: keys ?? null,
    address: '/registry',
    fetch: (_, request = {}) => {
      asked.push(request);
      return Promise.resolve(answers(request));
    },
    follow: said => {
      news = said;
      return () => null;
    },
    painted: Promise.resolve(),
    report,
  });
  const seen: number[] = [];
  client.changes.subscribe(({ revision }) => seen.push(revision));
  client.start();
  if (news === null) throw new Error('nobody follows');
  const heard: Parameters<FollowRegistry>[0] = news;
  return { client, seen, heard, asked };
}

export const soon = () => new Promise(resolve => setTimeout(resolve));
