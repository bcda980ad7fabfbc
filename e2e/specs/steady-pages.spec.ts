import type { Page, Request, Route } from '@playwright/test';
import { signIn } from '../suite/sign-in';
import { expect, test } from '../suite/test';

/* Nothing that arrives late moves what is under the pointer. */

/** A tenth of what browsers call good. */
const MOST = 0.01;

const PHONE = { width: 390, height: 844 };
const SIZES = [{ width: 1440, height: 900 }, PHONE];

/** What a visitor sees and a member sees otherwise. */
const OPEN = ['/', '/quotation', '/dealCenter', '/leverdealCenter', '/secondDealCenter', '/c2cTrade'];
const OWN = [
  '/new_account/finance',
  '/new_account/change',
  '/new_account/transfer',
  '/account/transferLog',
  '/account/recharge',
  '/withdraw_address',
  '/financial',
  '/account/accountEntrust',
  '/leverList',
  '/c2cOrder',
  '/account/accountCenter',
  '/account/accountSet',
  '/account/userSetting',
  '/account/payment',
];

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: ReadonlyArray<{
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }>;
}

async function shiftsAreCounted(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifted: string[] = [];
    let sum = 0;
    Object.assign(window, { shifts: () => ({ sum, shifted }) });
    new PerformanceObserver(list => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no type of the browser's names it
      for (const { value, sources } of list.getEntries() as Shift[]) {
        sum += value;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.textContent?.slice(0, 40)} ${previousRect.y}+${previousRect.height} to ${currentRect.y}+${currentRect.height}`,
        );
        shifted.push(`${value.toFixed(4)} ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * The answers of the exchange come after the page is on screen: whatever they bring has its place by then. On a
 * telephone what was asked last is answered first, and each when what the one before it brought is drawn.
 */
async function answersComeLate(page: Page, isOneByOne: () => boolean) {
  const awaited = new Map<Request, { readonly ended: Promise<void>; readonly end: () => void }>();
  const held: Route[] = [];
  let turn = Promise.resolve();
  const begin = (request: Request) => {
    let end = () => {};
    const ended = new Promise<void>(resolve => (end = resolve));
    if (!awaited.has(request)) awaited.set(request, { ended, end });
  };
  const ends = (request: Request) => {
    awaited.get(request)?.end();
    awaited.delete(request);
  };
  /** Who has left the page waits for no answer: one that is given all the same may never be told to have come. */
  const newest = () => {
    let route = held.pop();
    while (route && !awaited.has(route.request())) route = held.pop();
    return route;
  };
  const answerNewest = async () => {
    await page.locator('main > *').first().waitFor();
    const route = newest();
    const ended = route && awaited.get(route.request())?.ended;
    await Promise.race([route?.continue(), ended]);
    if (!isOneByOne()) return;
    await ended;
    await page.evaluate(drawn);
  };
  page.on('request', request => {
    if (isCall(request)) begin(request);
  });
  page.on('requestfinished', ends);
  page.on('requestfailed', ends);
  await page.route(/\/api\//, route => {
    begin(route.request());
    held.push(route);
    turn = turn.then(answerNewest).catch(() => undefined);
  });
  return { open: () => awaited.size };
}

const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');

async function staysInPlace(page: Page, addresses: readonly string[]): Promise<void> {
  await shiftsAreCounted(page);
  const answers = await answersComeLate(page, () => page.viewportSize()?.width === PHONE.width);
  const waiting = page.getByRole('main').locator('[aria-busy="true"]');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('main').locator('h1')).toBeAttached();
      await expect.poll(async () => answers.open() + (await waiting.count()), address).toBe(0);
      const { sum, shifted } = await page.evaluate(whatShifted);
      expect.soft(sum, `${address} at ${size.width}: ${shifted.join('; ')}`).toBeLessThan(MOST);
    }
  }
}

async function drawn(): Promise<void> {
  for (let picture = 0; picture < 2; picture += 1) await new Promise(requestAnimationFrame);
}

/** What the last answer moved is told with the picture after it. */
async function whatShifted(): Promise<{ readonly sum: number; readonly shifted: readonly string[] }> {
  for (let picture = 0; picture < 3; picture += 1) await new Promise(requestAnimationFrame);
  return (window as unknown as { shifts(): { sum: number; shifted: string[] } }).shifts();
}

test('nothing jumps on a page that comes to a visitor', async ({ page }) => {
  test.slow();
  await staysInPlace(page, OPEN);
});

test('nothing jumps on a page that comes to a member', async ({ page, suite }) => {
  test.slow();
  await signIn(page, suite.url, 'trader');
  await staysInPlace(page, [...OPEN, ...OWN]);
});
