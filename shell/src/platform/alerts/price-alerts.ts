import type { LanguageCode, Quote } from '@tradefloor/contract';
import {
  alertPrice,
  type Bus,
  firedAlerts,
  isReached,
  type Notify,
  type PriceAlert,
  priceAlerts,
  type PriceAlerts,
  priceAlertTopic,
  type TextStorage,
  withFired,
} from '@tradefloor/platform';
import { REACHED } from './reached';

export interface PriceAlertsDeps {
  readonly storage: TextStorage;
  readonly bus: Bus;
  readonly notify: Notify;
  readonly language: () => LanguageCode;
  readonly chime: () => void;
  readonly now: () => number;
  /** Shows it as a notification of the system. */
  readonly showOutside: (text: string, id: string) => void;
  /** Runs when no other tab does the same: an alert is announced by one of them. */
  readonly alone: (work: () => void) => void;
}

export type PriceWatch = (quote: Pick<Quote, 'key' | 'price'>) => void;

/** Holds each price that comes against what the trader wants to hear of, hidden tabs' too. What is reached is set no more, and kept among the fired. */
export function watchPriceAlerts({
  storage,
  bus,
  notify,
  language,
  chime,
  now,
  showOutside,
  alone,
}: PriceAlertsDeps): PriceWatch {
  const kept = priceAlerts(storage);
  const told = firedAlerts(storage);
  let text: string | null = null;
  let known: PriceAlerts = kept.get();

  /** An area or another tab may have written: read again only then, as quotes are many. */
  function current(): PriceAlerts {
    const now = storage.get(kept.key);
    if (now !== text) known = kept.get();
    text = now;
    return known;
  }

  function announce(alert: PriceAlert): void {
    const code = language();
    const text = REACHED[code][alert.way](alert.name, alertPrice(alert, code));
    notify({ kind: 'info', text, about: `price alert ${alert.id}`, stays: true });
    if (told.get().system) showOutside(text, alert.id);
    bus.publish(priceAlertTopic, alert);
  }

  return ({ key, price }) => {
    const isHit = (alert: PriceAlert): boolean => alert.pair === key && isReached(alert, price);
    if (!current().alerts.some(isHit)) return;
    alone(() => {
      const { alerts, sound } = kept.get();
      const reached = alerts.filter(isHit);
      if (reached.length === 0) return;
      kept.set({ alerts: alerts.filter(alert => !isHit(alert)), sound });
      const at = now();
      told.set(
        withFired(
          told.get(),
          reached.map(alert => ({ ...alert, at })),
        ),
      );
      for (const alert of reached) announce(alert);
      if (sound) chime();
    });
  };
}
