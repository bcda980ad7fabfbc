import { type Kind, leaf } from './kind';

/** The bytes of an image, as they came: a `Blob` in a browser. */
export const image: Kind<unknown> = /* @__PURE__ */ leaf<unknown>({ type: 'string', format: 'binary' }, wire => wire);
