import { call } from '../call';
import { type Kind, leaf, refuse } from '../wire/kind';
import { field } from '../wire/shape';
import { text, typed } from '../wire/text';
import { isObject, trusted } from '../wire/trusted';

/** What `upload` answered: an own path or an address. */
export const uploadedPicture: Kind<string> = /* @__PURE__ */ typed({ max: 500, pattern: /^(https?:\/\/|\/)\S+$/ });

/** A browser's `Blob`; what a server makes of it is its own affair. */
const file: Kind<Blob> = /* @__PURE__ */ leaf<Blob>({ type: 'string', format: 'binary' }, wire =>
  isObject(wire) ? trusted<Blob>(wire) : refuse('bad-form'),
);

/** One jpg or png of at most 4 MB (account.one-picture); answers where it is. */
export const upload = /* @__PURE__ */ call('upload', 'POST', '/api/upload', {
  body: 'multipart',
  payload: () => ({ file: field('file', file) }),
  answer: () => text,
});
