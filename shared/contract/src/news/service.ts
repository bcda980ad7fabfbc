import { call } from '../call';
import { maybe } from '../wire/containers';
import { image } from '../wire/image';
import { field } from '../wire/shape';
import { text, typed } from '../wire/text';

/** The address of the customer service; null when the admin has not set one (shell.no-support). */
export const customerService = /* @__PURE__ */ call('customerService', 'GET', '/api/custorm', {
  auth: 'none',
  answer: () => maybe(text),
});

/** For public texts only; addresses are drawn in the browser. Its `url` from `requestOf` may stand in an `<img>`. */
export const qrcode = /* @__PURE__ */ call('qrcode', 'GET', '/api/qrcode', {
  auth: 'none',
  place: 'bytes',
  payload: () => ({ text: field('text', typed({ max: 1000 })) }),
  answer: () => image,
});
