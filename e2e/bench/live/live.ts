import type { Bench } from '../bench';
import { serveBenchPage } from '../browser/bench-page';
import type { Figure, Measured } from '../figure';
import { median, rounded } from '../statistics';
import { addressOf, type Drawn, drawing, type Wanted } from './drawing';
import { benchExchange } from './exchange';

/** Of each drawing; in turn, so that what the machine does meanwhile hits all alike. */
const ROUNDS = 3;
const WANTED = {
  parse: { draw: 'parse', rate: 1_000, conflated: true },
  stores: { draw: 'stores', rate: 1_000, conflated: true },
  direct: { draw: 'direct', rate: 1_000, conflated: true },
  screen: { draw: 'screen', rate: 1_000, conflated: true },
  fast: { draw: 'screen', rate: 5_000, conflated: true },
  naive: { draw: 'naive', rate: 1_000, conflated: false },
  idle: { draw: 'screen', rate: 0, conflated: true },
} as const satisfies Readonly<Record<string, Wanted>>;
type Name = keyof typeof WANTED;

export const live: Figure = {
  name: 'live',
  says: 'book, trades and 60 quotes on screen at 1,000 and 5,000 updates a second, main-thread CPU',
  async measure(bench): Promise<Measured> {
    const page = await serveBenchPage('live/page.ts');
    const io = benchExchange(page.http);
    try {
      return compared(await rounds(bench, page.url));
    } finally {
      await io.close();
      await page.stop();
    }
  },
};

async function rounds(bench: Bench, url: string): Promise<Record<Name, Drawn[]>> {
  const drawn: Record<Name, Drawn[]> = { parse: [], stores: [], direct: [], screen: [], fast: [], naive: [], idle: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of Object.keys(drawn).filter((key): key is Name => key in WANTED)) {
      drawn[name].push(await drawing(bench, addressOf(url, WANTED[name])));
    }
  }
  return drawn;
}

function compared(drawn: Record<Name, Drawn[]>): Measured {
  const of = (name: Name, what: keyof Drawn) => median(drawn[name].map(each => each[what]));
  const ratio = (one: Name, other: Name, what: 'all' | 'script') => rounded(of(one, what) / of(other, what), 3);
  const frame = 1000 / of('idle', 'framesASecond');
  const longTasks = drawn.screen.reduce((sum, each) => sum + each.longTasks, 0);
  const share = (name: Name) =>
    `${name} ${rounded(of(name, 'all') * 100, 1)} (${rounded(of(name, 'script') * 100, 1)})`;
  return {
    readings: [
      { of: 'data path ÷ parse', value: ratio('stores', 'parse', 'all'), unit: '×', bar: { atMost: 1.15 } },
      { of: 'screen ÷ direct, all', value: ratio('screen', 'direct', 'all'), unit: '×', bar: { atMost: 1.2 } },
      { of: 'screen ÷ direct, script', value: ratio('screen', 'direct', 'script'), unit: '×', bar: { atMost: 2 } },
      { of: 'conflated 1,000 ÷ naive', value: ratio('screen', 'naive', 'all'), unit: '×', bar: { atMost: 0.25 } },
      { of: 'conflated 5,000 ÷ naive', value: ratio('fast', 'naive', 'all'), unit: '×', bar: { atMost: 0.55 } },
      {
        of: 'push → painted, p95',
        value: rounded(of('screen', 'delayMs') / frame, 2),
        unit: 'frames',
        bar: { atMost: 2.5 },
      },
      {
        of: 'frames ÷ idle',
        value: rounded(of('screen', 'framesASecond') / of('idle', 'framesASecond'), 3),
        unit: '×',
        bar: { atLeast: 0.9 },
      },
      { of: 'tasks over 50 ms', value: longTasks, unit: 'tasks', bar: { atMost: 0 } },
    ],
    notes: [`live: % of one core, all (script): ${(Object.keys(WANTED) as Name[]).map(share).join(', ')}`],
  };
}
