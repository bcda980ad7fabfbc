import type { Page } from 'playwright';
import type { Bench } from '../bench';
import { NEW_TAB } from '../browser/open-browser';
import { threadTime } from '../browser/thread-time';
import { percentile } from '../statistics';

export interface Wanted {
  readonly draw: 'screen' | 'direct' | 'naive' | 'parse' | 'stores';
  /** Updates a second. */
  readonly rate: number;
  readonly conflated: boolean;
}

export interface Drawn {
  /** Seconds of main-thread CPU in each second. */
  readonly all: number;
  readonly script: number;
  readonly framesASecond: number;
  readonly longTasks: number;
  readonly delayMs: number;
}

/** Compiled and drawn once before it counts. */
const WARM_UP_MS = 3_000;

/** One drawing, alone in a tab for as long as was asked. */
export async function drawing(bench: Bench, address: string): Promise<Drawn> {
  const context = await (await bench.browser()).newContext(NEW_TAB);
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForTimeout(WARM_UP_MS);
    return await watched(page, bench.asked.seconds);
  } finally {
    await context.close();
  }
}

export const addressOf = (url: string, { draw, rate, conflated }: Wanted): string =>
  `${url}/?draw=${draw}&rate=${rate}&conflated=${conflated ? 'yes' : 'no'}`;

async function watched(page: Page, seconds: number): Promise<Drawn> {
  const cpu = await threadTime(page);
  await page.evaluate(() => Object.assign(window.benchWatched, { frames: 0, longTasks: 0, delays: [] }));
  const before = await cpu.read();
  await page.waitForTimeout(seconds * 1000);
  const after = await cpu.read();
  const { frames, longTasks, delays } = await page.evaluate(() => window.benchWatched);
  const passed = (after.at - before.at) / 1000;
  return {
    all: (after.all - before.all) / passed,
    script: (after.script - before.script) / passed,
    framesASecond: frames / passed,
    longTasks,
    delayMs: percentile(delays, 0.95),
  };
}
