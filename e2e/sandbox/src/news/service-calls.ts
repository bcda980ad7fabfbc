import type { customerService, qrcode } from '@tradefloor/contract';
import { Refusal } from '../messages/refusal';
import type { HandlerOf } from '../wire/ask';
import { Bytes } from '../wire/bytes';
import { QrCodes } from './qr-codes';

export const service: HandlerOf<typeof customerService> = (_, { core }) =>
  core.settings.get('customer_service') || null;

/** A link, an address or a name. What is longer takes milliseconds to draw, and no camera reads it. */
const MOST_BYTES = 300;
/** What is drawn anew counts as one call more for each: a tenth of a millisecond or two. */
const BYTES_A_CALL = 30;

const codes = new QrCodes();

export const qr: HandlerOf<typeof qrcode> = ({ text }, ask) => {
  const bytes = Buffer.byteLength(text);
  if (bytes > MOST_BYTES) throw new Refusal('textTooLong');
  const code = codes.of(text, () => ask.core.bounds.calls.take(ask, Math.ceil(bytes / BYTES_A_CALL)));
  return new Bytes(code, 'image/svg+xml');
};
