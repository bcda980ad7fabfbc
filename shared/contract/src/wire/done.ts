import { type Kind, leaf } from './kind';

/** What a call that does something answers: a text to show, and what it made, where the server says it. */
export interface Done {
  readonly message: string | null;
  readonly id: string | null;
}

/** The message is a text, or an object with `msg`; the id stands beside it or in it. */
export const done: Kind<Done> = /* @__PURE__ */ leaf<Done>(
  { type: 'object', properties: { message: { type: 'string' }, id: { type: 'string' } }, required: [] },
  readDone,
  ({ message, id }) => ({ ...(message === null ? {} : { message }), ...(id === null ? {} : { id }) }),
);

/** The same with the text one deeper, in `message.msg` (`do_legal_deal`). */
export const doneInMsg: Kind<Done> = /* @__PURE__ */ leaf<Done>(
  {
    type: 'object',
    properties: { message: { type: 'object', properties: { msg: { type: 'string' }, id: { type: 'string' } } } },
  },
  readDone,
  plain => {
    const { message: msg, id } = plain;
    return { message: { ...(msg === null ? {} : { msg }), ...(id === null ? {} : { id }) } };
  },
);

function readDone(wire: unknown): Done {
  const message = property(wire, 'message');
  return {
    message: textOf(typeof message === 'object' ? property(message, 'msg') : message),
    id: textOf(property(wire, 'id') ?? property(message, 'id')),
  };
}

function property(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
}

function textOf(value: unknown): string | null {
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : null;
}
