import type { customerService, qrcode } from '@tradefloor/contract';
import { renderSVG } from 'uqr';
import { Refusal } from '../messages/refusal';
import type { HandlerOf } from '../wire/ask';
import { Bytes } from '../wire/bytes';

export const service: HandlerOf<typeof customerService> = (_, { core }) =>
  core.settings.get('customer_service') || null;

/** A link or a name; what is longer makes a code that no camera reads. */
const LONGEST = 500;

export const qr: HandlerOf<typeof qrcode> = ({ text }) => {
  if (text.length > LONGEST) throw new Refusal('textTooLong');
  return new Bytes(renderSVG(text, { border: 2 }), 'image/svg+xml');
};
