import type { AreaReleases } from '@tradefloor/release';
import { releasesOf } from '@tradefloor/release/sample-builds';
import { lookerOf } from './look';

const BEGAN = Date.parse('2026-11-20T10:00:00.000Z');
const releases: AreaReleases = { ...releasesOf([]), stable: 'aaaa1111' };

/** What one gateway was told, as it or another says it. */
function told(gateway: string, stable: number, tried: number, startedAt = BEGAN - 60_000): string {
  const visits = (build: string, count: number) =>
    `tradefloor_build_visits_total{area="spot",build="${build}",end="whole",gateway="${gateway}"} ${count}`;
  const start = `tradefloor_gateway_process_start_time_seconds{gateway="${gateway}"} ${startedAt / 1000}`;
  return [visits('aaaa1111', stable), visits('bbbb2222', tried), start].join('\n');
}

/** The visits that each look finds, given what `one` and `two` say then; null does not answer. */
async function visitsFound(looks: ReadonlyArray<readonly [one: string | null, two: string | null]>) {
  let at = 0;
  const seeing = {
    gateways: ['http://one', 'http://two'],
    say: () => undefined,
    figuresAt: async (gateway: string) => {
      const [one = null, two = null] = looks[at] ?? [];
      const text = gateway === 'http://one' ? one : two;
      if (text === null) throw new Error('nobody is there');
      return text;
    },
  };
  const context = { seeing, now: () => new Date(BEGAN) };
  const look = lookerOf('spot', seeing, context);
  const found: Array<readonly [stable: number, tried: number]> = [];
  for (; at < looks.length; at += 1) {
    const { stable, tried } = await look('bbbb2222', releases);
    found.push([stable.visits, tried.visits]);
  }
  return found;
}

const both = (...texts: string[]) => [texts.join('\n'), texts.join('\n')] as const;

it('counts once what several gateways tell, though one hears of the other a moment later', async () => {
  expect(
    await visitsFound([
      both(told('a1', 100, 0), told('b2', 50, 0)),
      [`${told('a1', 400, 30)}\n${told('b2', 340, 20)}`, `${told('a1', 390, 28)}\n${told('b2', 350, 21)}`],
      both(told('a1', 400, 30), told('b2', 350, 21)),
    ]),
  ).toEqual([
    [0, 0],
    [600, 51],
    [0, 0],
  ]);
});

it('hears from another gateway what one had been told that is no more, and of a new start under a new name', async () => {
  expect(
    await visitsFound([
      both(told('a1', 100, 0), told('b2', 50, 0)),
      [`${told('a1', 110, 5)}\n${told('b2', 60, 4)}`, null],
      both(told('a1', 110, 5), told('b2', 60, 4), told('c3', 7, 3, BEGAN + 5_000)),
    ]),
  ).toEqual([
    [0, 0],
    [20, 9],
    [7, 3],
  ]);
});

it('waits for what a gateway tells that Redis and the line to it have left alone', async () => {
  expect(
    await visitsFound([
      both(told('a1', 100, 0), told('b2', 50, 0)),
      [told('a1', 110, 1), null],
      [told('a1', 120, 2), told('b2', 90, 8)],
    ]),
  ).toEqual([
    [0, 0],
    [10, 1],
    [50, 9],
  ]);
});

it('compares nothing with what was counted before it was first looked at', async () => {
  expect(await visitsFound([[told('a1', 100, 0), null], both(told('a1', 100, 0), told('b2', 900, 0))])).toEqual([
    [0, 0],
    [0, 0],
  ]);
});
