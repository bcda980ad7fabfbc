import type { TextStorage } from './device-storage';
import { isAlert, isRecord, MOST_PRICE_ALERTS, type PriceAlert } from './price-alerts';
import { stored, type Stored } from './stored';

export interface FiredAlert extends PriceAlert {
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Apart from the alerts that are set: a build that knows only those writes over nothing of this. */
export interface FiredAlerts {
  /** Newest first; until the trader clears them. */
  readonly fired: readonly FiredAlert[];
  /** Whether the next ones come as notifications of the system too, where the browser allows it. */
  readonly system: boolean;
}

const NONE: FiredAlerts = { fired: [], system: false };

/** The device's, the same in every area and tab. */
export function firedAlerts(storage?: TextStorage): Stored<FiredAlerts> {
  return stored<FiredAlerts>(
    { name: 'fired-alerts', scope: 'device', version: 1, read: readFired, fallback: NONE },
    storage,
  );
}

/** With the newest ones, as many as are kept. */
export const withFired = ({ fired, system }: FiredAlerts, newest: readonly FiredAlert[]): FiredAlerts => ({
  fired: [...newest, ...fired].slice(0, MOST_PRICE_ALERTS),
  system,
});

function readFired(kept: unknown): FiredAlerts | undefined {
  if (!isRecord(kept)) return undefined;
  const { fired, system } = kept;
  return {
    fired: Array.isArray(fired) ? fired.filter(isFired).slice(0, MOST_PRICE_ALERTS) : NONE.fired,
    system: system === true,
  };
}

const isFired = (value: unknown): value is FiredAlert =>
  isAlert(value) && 'at' in value && typeof value.at === 'number';
