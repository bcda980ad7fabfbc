import type { Browser, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { isMarked, markPage } from '../../suite/in-page';
import { signInAs } from '../../suite/sign-in';
import type { Suite } from '../../suite/suite';
import { expect } from '../../suite/test';
import type { Trader, Wish } from './acts';
import { type Ledger, ledgerOf } from './ledger';

/** One member at a browser of their own. */
export interface Session {
  readonly trader: Trader;
  readonly page: Page;
  readonly token: string;
  readonly ledger: Ledger;
  /** Errors of the console, policy violations and what nobody caught. */
  readonly misdeeds: readonly string[];
  /** Trades until it is told to end; resolves once the last answer has come. */
  trade(price: number, until: AbortSignal): Promise<void>;
  /** What is no longer as it was when it was opened. */
  lost(): Promise<string[]>;
}

/** Every so many acts the member's line breaks before the answer. */
const LOST_EACH = 7;
const LOST_AFTER_MS = 4;

export async function openSession(browser: Browser, suite: Suite, trader: Trader): Promise<Session> {
  const context = await browser.newContext({ baseURL: suite.url, reducedMotion: 'reduce', locale: 'en-US' });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      console.error(`policy violated: ${event.violatedDirective} by ${event.blockedURI} ${event.sample}`);
    });
  });
  const page = await context.newPage();
  const misdeeds: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error') misdeeds.push(`${trader.name}: ${message.text()}`);
  });
  page.on('pageerror', error => misdeeds.push(`${trader.name}, uncaught: ${error.stack ?? error.message}`));
  const token = await signInAs(page, suite.url, trader.account, 'Demo-2026');
  await page.goto(trader.home);
  await expect(page.getByRole('main').locator('h1')).toBeVisible();
  await expect(accountMenu(page, trader)).toBeVisible();
  await markPage(page);
  const ledger = ledgerOf(page);
  return {
    trader,
    page,
    token,
    ledger,
    misdeeds,
    async trade(price, until) {
      for (let turn = 0; !until.aborted; turn += 1) {
        const placed = ledger.acts.flatMap(({ call, id }) => (trader.makes.includes(call) && id !== null ? [id] : []));
        await ask(page, trader.wish(turn, price, placed), turn % LOST_EACH === LOST_EACH - 1);
        await ledger.entered();
        await setTimeout(trader.paceMs);
      }
    },
    async lost() {
      const kept = await page.evaluate(() => localStorage.getItem('token'));
      return [
        ...((await isMarked(page)) ? [] : [`${trader.name} was reloaded`]),
        ...(kept === token ? [] : [`${trader.name} has another session`]),
        ...((await accountMenu(page, trader).isVisible()) ? [] : [`${trader.name} was signed out`]),
      ];
    },
  };
}

const accountMenu = (page: Page, { account }: Trader) =>
  page.getByRole('button', { name: `Account menu of ${account}`, exact: true });

/** As the page's own code calls, with the page's own session. */
async function ask(page: Page, { call, fields }: Wish, isLost: boolean): Promise<void> {
  await page.evaluate(
    async ([path, said, key, limit]) => {
      const headers = { authorization: localStorage.getItem('token') ?? '', lang: 'en', 'Idempotency-Key': key };
      const signal = limit === null ? null : AbortSignal.timeout(limit);
      const body = new URLSearchParams(said);
      const answer = await fetch(`/api/${path}`, { method: 'POST', headers, body, signal }).catch(problem => {
        if (limit === null) throw problem;
      });
      await answer?.text().catch(() => undefined);
    },
    [call, fields, `trial-${randomUUID()}`, isLost ? LOST_AFTER_MS : null] as const,
  );
}
