import { HOUR } from '../clock/clock';
import type { Told } from '../inbox/inbox';
import type { NoteName } from '../inbox/notes';
import type { Values } from '../messages/message';

interface DemoMessage extends Told {
  readonly note: NoteName;
  readonly values?: Values;
}

/** Oldest first; the newest waits to be read. */
export const DEMO_MESSAGES: readonly DemoMessage[] = [
  { note: 'registered', before: 190 * HOUR, isRead: true },
  { note: 'depositCredited', values: { amount: '12000', currency: 'USDT' }, before: 52 * HOUR, isRead: true },
  { note: 'newDevice', before: 3 * HOUR, isRead: false },
];
