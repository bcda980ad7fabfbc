import type { PriceAlertsDeps, PriceWatch } from './price-alerts';

/** Of alerts that are set; a page without any fetches nothing. */
const ALERTS_KEY = 'tf.price-alerts';

/** The watch over prices comes with the first price that an alert may wait for: it is held against the next. */
export function latePriceAlerts(
  page: Window,
  given: Pick<PriceAlertsDeps, 'storage' | 'bus' | 'notify' | 'language' | 'now'>,
): PriceWatch {
  let watch: PriceWatch | null = null;
  let isComing = false;
  const come = async (): Promise<void> => {
    const { watchOnPage } = await import(/* webpackChunkName: "feed" */ './watch-on-page');
    watch = watchOnPage(page, given);
  };
  return quote => {
    if (watch !== null) return watch(quote);
    if (isComing || given.storage.get(ALERTS_KEY) === null) return;
    isComing = true;
    // Lost on the way, it is asked for again with the next price.
    come().catch(() => (isComing = false));
  };
}
