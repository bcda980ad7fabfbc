import { randomBytes } from 'node:crypto';

/** Where a span stands: whose part it is, and whether anybody is told of it. */
export interface TraceContext {
  readonly trace: string;
  readonly span: string;
  readonly parent: string | null;
  readonly isTold: boolean;
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const NOTHING = /^0+$/;
const TOLD = 1;

/** A part of what `parent` says, told of as that is; where it says nothing, a beginning. */
export function contextIn(parent: unknown, beginsTold: () => boolean): TraceContext {
  const span = randomBytes(8).toString('hex');
  const [, trace = '', above = '', flags = ''] = TRACEPARENT.exec(typeof parent === 'string' ? parent : '') ?? [];
  if (trace === '' || NOTHING.test(trace) || NOTHING.test(above))
    return { trace: randomBytes(16).toString('hex'), span, parent: null, isTold: beginsTold() };
  return { trace, span, parent: above, isTold: (Number.parseInt(flags, 16) & TOLD) === TOLD };
}

export const traceparentOf = ({ trace, span, isTold }: TraceContext): string =>
  `00-${trace}-${span}-${isTold ? '01' : '00'}`;
