/** @jest-environment jest-fixed-jsdom */
import { type Registry, withCanaries } from '@tradefloor/release';
import { aBuild, releasesOf } from '@tradefloor/release/sample-builds';
import { aClient, documentOf } from '../testing/a-registry-client';

const HOUR_MS = 3_600_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function tryingOnAll(revision: number): Registry {
  const builds = ['bbbbbbbb', 'aaaaaaaa'].map(build => aBuild({ build }));
  const canary = { build: 'bbbbbbbb', percent: 100, until: new Date(Date.now() + HOUR_MS).toISOString() };
  return { ...documentOf(revision), areas: { spot: releasesOf(builds, { stable: 'aaaaaaaa', canary }) } };
}

describe('what is tried on this browser', () => {
  it('is left when it runs out, though no revision says so', async () => {
    const trying = tryingOnAll(3);
    const { client, seen, heard } = aClient(undefined, { first: withCanaries(trying, 7, new Date()) });
    const stable = () => client.current().areas['spot']?.stable;
    heard.heard(trying);
    await jest.advanceTimersByTimeAsync(HOUR_MS - 1_000);
    expect([stable(), seen]).toEqual(['bbbbbbbb', []]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect([stable(), seen]).toEqual(['aaaaaaaa', [3]]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is waited for no more when a revision has ended it', async () => {
    const { heard } = aClient();
    heard.heard(tryingOnAll(4));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(jest.getTimerCount()).toBe(1);
    heard.heard(documentOf(5));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(jest.getTimerCount()).toBe(0);
  });
});
