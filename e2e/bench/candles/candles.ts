import { serveBenchPage } from '../browser/bench-page';
import { drawing, type Drawn } from '../live/drawing';
import type { Figure } from '../figure';
import { median, rounded } from '../statistics';

const ROUNDS = 3;

export const candles: Figure = {
  name: 'candles',
  says: 'the last of 10,080 bars updated 4 times a second, main-thread CPU: ours ÷ lightweight-charts',
  async measure(bench) {
    const page = await serveBenchPage('candles/page.ts');
    const drawn: Record<'ours' | 'lightweight', Drawn[]> = { ours: [], lightweight: [] };
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        drawn.ours.push(await drawing(bench, `${page.url}/?draw=ours`));
        drawn.lightweight.push(await drawing(bench, `${page.url}/?draw=lightweight`));
      }
    } finally {
      await page.stop();
    }
    const [ours, theirs] = [median(drawn.ours.map(each => each.all)), median(drawn.lightweight.map(each => each.all))];
    const longTasks = drawn.ours.reduce((sum, each) => sum + each.longTasks, 0);
    return {
      readings: [
        { of: 'last bar ÷ lightweight-charts', value: rounded(ours / theirs, 2), unit: '×', bar: { atMost: 2.3 } },
        { of: 'tasks over 50 ms', value: longTasks, unit: 'tasks', bar: { atMost: 0 } },
      ],
      notes: [`candles: % of one core: ours ${rounded(ours * 100, 1)}, lightweight-charts ${rounded(theirs * 100, 1)}`],
    };
  },
};
