import { stored, type Stored } from './stored';
import type { TextStorage } from './device-storage';

/** How this trader wants placing orders to be; of the device, as layout and density are. */
export interface TradingSettings {
  /** Ask before an order is placed. Cancel, close, C2C and withdrawal ask whatever this says. */
  readonly confirmPlacing: boolean;
  /** A sound beside the toast when an order is filled. */
  readonly fillSound: boolean;
}

const FALLBACK: TradingSettings = { confirmPlacing: true, fillSound: false };

export function tradingSettings(storage?: TextStorage): Stored<TradingSettings> {
  return stored<TradingSettings>(
    { name: 'trading-settings', scope: 'device', version: 1, read: readSettings, fallback: FALLBACK },
    storage,
  );
}

function readSettings(kept: unknown): TradingSettings | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  return {
    confirmPlacing: yesOrNo(kept, 'confirmPlacing'),
    fillSound: yesOrNo(kept, 'fillSound'),
  };
}

function yesOrNo(kept: object, name: keyof TradingSettings): boolean {
  const value: unknown = Reflect.get(kept, name);
  return typeof value === 'boolean' ? value : FALLBACK[name];
}
