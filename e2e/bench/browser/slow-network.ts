import type { Page } from 'playwright';

/** 40 ms there and back, 10 Mbit/s: a good line at home to a server in another country. */
const LATENCY_MS = 40;
const BYTES_A_SECOND = 10_000_000 / 8;

export async function slowNetwork(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
}
