import { aloneIn, priceAlerts } from '@tradefloor/platform';
import { playTones } from '@tradefloor/platform/sound';
import { type PriceAlertsDeps, type PriceWatch, watchPriceAlerts } from './price-alerts';
import { systemNotices } from './system-notices';

/** With the page's own ways to be heard. */
export const watchOnPage = (
  page: Window,
  given: Pick<PriceAlertsDeps, 'storage' | 'bus' | 'notify' | 'language' | 'now'>,
): PriceWatch =>
  watchPriceAlerts({
    ...given,
    chime: () => void playTones(),
    showOutside: systemNotices(page),
    alone: aloneIn(page, priceAlerts(given.storage).key),
  });
