import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { Who } from '../observed';
import { answered } from './answered';

/** A page of the rehearsal, and what it did that no page may. */
export interface Tab {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly uncaught: string[];
  readonly violations: string[];
  readonly dialogs: string[];
  readonly unasked: string[];
  /** How often it has asked a server so far. */
  readonly calls: () => number;
  /** The newest revision of the registry that it was told since it was opened. */
  readonly told: () => number;
  /** Whether the page is no more the one that was opened; all that was kept in it is gone. */
  readonly isGone: () => boolean;
}

/** Of a screen on a desk, and of a telephone held upright. */
export const WIDE = { width: 1440, height: 900 } as const;
export const NARROW = { width: 390, height: 844 } as const;

const POLICY = 'policy violated: ';

/** The token opens what is behind a sign-in; no exchange ever sees it, so that none can say that it is over. */
const A_MEMBER = { token: 'of-the-gate', accountNum: 'gate@rehearsal' };
/** Of another area, that nobody may touch. */
const ANOTHERS = { name: 'tf.gate.kept', value: 'by another area' };
const AWAY = { status: 502, json: { type: 'error', message: 'The exchange does not answer.' } };

export async function openTab(browser: Browser, origin: string, as: Who): Promise<Tab> {
  const kept = as === 'member' ? Object.entries(A_MEMBER).map(([name, value]) => ({ name, value })) : [];
  const context = await browser.newContext({
    baseURL: origin,
    viewport: WIDE,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin, localStorage: [...kept, ANOTHERS] }] },
  });
  if (as === 'member') await keepTheExchangeAway(context);
  // The command line's compiler names functions by it, those too that are sent into the page.
  await context.addInitScript('globalThis.__name = value => value');
  await context.addInitScript(said => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      // oxlint-disable-next-line no-console -- by its console the page is heard
      console.error(`${said}${violatedDirective} by ${blockedURI} ${sample}`);
    });
  }, POLICY);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'timeTicks' });
  let documents = 0;
  let calls = 0;
  let told = 0;
  const lists = { uncaught: [], violations: [], dialogs: [], unasked: [] };
  const tab: Tab = { page, cdp, ...lists, calls: () => calls, told: () => told, isGone: () => documents > 1 };
  page.on('request', request => void (calls += ['fetch', 'xhr'].includes(request.resourceType()) ? 1 : 0));
  page.on('websocket', socket => {
    socket.on('framereceived', ({ payload }) => void (told = Math.max(told, revisionIn(String(payload)))));
  });
  page.on('domcontentloaded', () => void (documents += 1));
  page.on('dialog', dialog => {
    tab.dialogs.push(`${dialog.type()}: ${firstLines(dialog.message())}`);
    dialog.dismiss().catch(gone);
  });
  page.on('download', download => {
    tab.unasked.push(`a file saved: ${download.suggestedFilename().slice(0, 80)}`);
    download.cancel().catch(gone);
  });
  page.on('popup', popup => {
    tab.unasked.push(`a window opened: ${popup.url().slice(0, 80)}`);
    popup.close().catch(gone);
  });
  page.on('pageerror', error => tab.uncaught.push(firstLines(error.stack ?? error.message)));
  page.on('console', message => {
    if (message.text().startsWith(POLICY)) tab.violations.push(message.text().slice(POLICY.length));
  });
  return tab;
}

/** A word of the gateway begins with it; nothing else that comes on a line does. */
const revisionIn = (word: string) => Number(/^\{"revision":(\d+)/.exec(word)?.[1] ?? 0);

/** A page that is closed meanwhile takes no answer: uncaught, that would end whoever runs the gate. */
const gone = (): void => undefined;

async function keepTheExchangeAway(context: BrowserContext): Promise<void> {
  await context.route(/^https?:\/\/[^/]+\/(api|user\/info|wss)([/?]|$)/, route => route.fulfill(AWAY).catch(gone));
  await context.routeWebSocket(/\/wss\//, socket => void socket.close().catch(gone));
}

const firstLines = (text: string) => text.split('\n').slice(0, 2).join(' ').trim().slice(0, 300);

/** On a machine that is busy with other things a trifle fills the clock: what does harm takes its part of a core, too. */
const MATTERS = 0.2;

/** How full the page's own thread is, from 0 to 1. */
export async function busyFor({ cdp }: Tab, milliseconds: number): Promise<number> {
  const before = await workedSoFar(cdp);
  await new Promise(resolve => {
    setTimeout(resolve, milliseconds);
  });
  const after = await workedSoFar(cdp);
  const share = (of: 'byTheClock' | 'ofItsOwn') => (after[of] - before[of]) / (after.at - before.at);
  const own = share('ofItsOwn');
  return own < MATTERS ? own : Math.max(own, share('byTheClock'));
}

/** Milliseconds that the page's own thread has worked so far: on a busy machine a task of half a second may last two. */
export async function ownWorkOf({ cdp }: Tab): Promise<number> {
  return (await workedSoFar(cdp)).ofItsOwn * 1_000;
}

async function workedSoFar(cdp: CDPSession) {
  const { metrics } = await answered({ key: 'step.measuring', values: {} }, cdp.send('Performance.getMetrics'));
  const seconds = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { at: seconds('Timestamp'), byTheClock: seconds('TaskDuration'), ofItsOwn: seconds('ThreadTime') };
}
