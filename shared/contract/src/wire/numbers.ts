import { type Kind, leaf, type Refusal, refuse } from './kind';

/** Whole and small, so that a double holds it: pages, seconds, totals. */
export const count: Kind<number> = /* @__PURE__ */ leaf({ type: 'integer', minimum: 0 }, readCount);

/** What a caller sends as a count: at least 1. */
export function givenCount(most: number): Kind<number> {
  return leaf({ type: 'integer', minimum: 1, maximum: most }, wire => {
    const value = readCount(wire);
    if (typeof value !== 'number') return value;
    if (value < 1) return refuse('not-positive');
    return value > most ? refuse('too-large') : value;
  });
}

const MOST_PAGES = 1_000_000;
export const page: Kind<number> = /* @__PURE__ */ givenCount(MOST_PAGES);
export const pageSize: Kind<number> = /* @__PURE__ */ givenCount(100);

function readCount(wire: unknown): number | Refusal {
  if (typeof wire === 'boolean') return wire ? 1 : 0;
  const text = typeof wire === 'number' || typeof wire === 'string' ? String(wire).trim() : '';
  if (/^\d+(\.0*)?$/.test(text)) {
    const value = Number(text);
    return Number.isSafeInteger(value) ? value : refuse('too-large');
  }
  if (/^-\d/.test(text)) return refuse('negative');
  if (/^\d*\.\d+$/.test(text)) return refuse('not-whole');
  return refuse(/^\d+(\.\d+)?e[+-]?\d+$/i.test(text) ? 'exponent' : 'not-a-number');
}

const YES = new Set<unknown>([true, 1, '1', 'true', 'yes', 'on']);

/** 1, "1" and true are yes; 0, nothing and everything else are no. Written as 1 or 0. */
export const flag: Kind<boolean> = /* @__PURE__ */ leaf(
  { type: 'integer', enum: [0, 1] },
  wire => YES.has(wire),
  plain => (plain ? 1 : 0),
);
