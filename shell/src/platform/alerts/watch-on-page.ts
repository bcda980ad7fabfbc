import { priceAlerts } from '@tradefloor/platform';
import { aloneIn } from './alone';
import { chime } from './chime';
import { type PriceAlertsDeps, type PriceWatch, watchPriceAlerts } from './price-alerts';
import { systemNotices } from './system-notices';

/** With the page's own ways to be heard. */
export const watchOnPage = (
  page: Window,
  given: Pick<PriceAlertsDeps, 'storage' | 'bus' | 'notify' | 'language' | 'now'>,
): PriceWatch =>
  watchPriceAlerts({
    ...given,
    chime,
    showOutside: systemNotices(page),
    alone: aloneIn(page, priceAlerts(given.storage).key),
  });
