import * as z from 'zod/mini';
import { OWN_ADDRESSES } from './own-addresses';

const SPELLED = '[A-Za-z0-9_~-]+';
const SEGMENT = `(?:${SPELLED}\\??|:[A-Za-z_][A-Za-z0-9_]*\\??)`;
/** `/`, or segments of which the first is spelled out: an area must not answer for what is nobody's. */
const PATTERN = new RegExp(`^/(?:${SPELLED}(?:/${SEGMENT})*(?:/\\*)?)?$`);

const MOST_CHARACTERS = 200;

/**
 * What a route may be: a react-router pattern, spelled in one way only (no slash at the end or twice, nothing encoded),
 * that leads to a page: no dots, which are for files, and nothing of the gateway's own.
 */
export const routePattern = z.string().check(
  z.maxLength(MOST_CHARACTERS),
  z.regex(PATTERN),
  z.refine(path => !OWN_ADDRESSES.has((path.split('/')[1] ?? '').toLowerCase()), 'is an address of the gateway'),
);

/** A way into the suite: on our own host (`//` begins another's), and nothing that a browser reads as something else. */
export const ownPath = z.string().check(z.maxLength(MOST_CHARACTERS), z.regex(/^\/(?![/\\])[^\s\\]*$/));
