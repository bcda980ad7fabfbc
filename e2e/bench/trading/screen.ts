import { onSuitePage } from '../browser/on-suite-page';
import { settled } from '../browser/settled';
import type { Figure } from '../figure';
import { livelyAndStill } from './watched';

export const screen: Figure = {
  name: 'screen',
  says: 'the spot screen itself while the market is lively ÷ while it stands still: frames, long tasks, CPU',
  measure: bench =>
    onSuitePage(bench, async (page, suite) => {
      await page.goto('/dealCenter?symbol=BTC/USDT');
      await page.getByRole('group', { name: 'Bids' }).getByRole('button').first().waitFor();
      await settled(page);
      return livelyAndStill(bench, page, suite, { name: 'screen' });
    }),
};
