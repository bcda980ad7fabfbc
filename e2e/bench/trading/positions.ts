import { setTimeout as after } from 'node:timers/promises';
import type { Page } from 'playwright';
import { asked } from '../../suite/members';
import { signIn } from '../../suite/sign-in';
import type { Suite } from '../../suite/suite';
import { onSuitePage } from '../browser/on-suite-page';
import { settled } from '../browser/settled';
import type { Figure } from '../figure';
import { livelyAndStill } from './watched';

/** As many as a member may have. */
const COUNT = 200;
/** The liveliest pairs, in USDT: BTC, ETH, SOL, XRP. */
const BASES = ['1', '2', '4', '6'] as const;
/** The exchange takes fifty orders a second of a member. */
const PACE_MS = 25;

export const positions: Figure = {
  name: 'positions',
  says: `the leverage screen with ${COUNT} open positions, scrolled while the market is lively ÷ while it stands still`,
  measure: bench =>
    onSuitePage(bench, async (page, suite) => {
      const token = await signIn(page, suite.url, 'seller');
      try {
        await opened(suite, token);
        await page.goto('/leverdealCenter?symbol=BTC/USDT');
        await page.getByRole('tab', { name: `Positions (${COUNT})` }).waitFor();
        await page.getByRole('group', { name: 'Bids' }).getByRole('button').first().waitFor();
        await settled(page);
        return await livelyAndStill(bench, page, suite, { name: 'positions', meanwhile: scrolled });
      } finally {
        await asked(suite, 'lever/batch_close', token, { type: '0' });
      }
    }),
};

async function opened(suite: Suite, token: string): Promise<void> {
  for (let number = 0; number < COUNT; number += 1) {
    const { type, message } = await asked(suite, 'lever/submit', token, {
      currency_id: BASES[number % BASES.length] ?? '',
      legal_id: '3',
      multiple: '50',
      share: '1',
      // Both sides alike, so that no price liquidates them.
      type: Math.floor(number / BASES.length) % 2 === 0 ? '1' : '2',
      status: '1',
    });
    if (type !== 'ok') throw new Error(`position ${number + 1} was refused: ${JSON.stringify(message)}`);
    await after(PACE_MS);
  }
}

const WHEEL = { by: 120, everyMs: 100, turns: 20 } as const;

/** Down the list and up again. */
async function scrolled(page: Page, ms: number): Promise<void> {
  await page.getByRole('table', { name: 'Positions' }).hover({ position: { x: 40, y: 40 } });
  const until = performance.now() + ms - WHEEL.everyMs;
  for (let turn = 0; performance.now() < until; turn += 1) {
    await page.mouse.wheel(0, Math.floor(turn / WHEEL.turns) % 2 === 0 ? WHEEL.by : -WHEEL.by);
    await after(WHEEL.everyMs);
  }
}
