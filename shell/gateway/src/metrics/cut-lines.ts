import { Counter, type Registry } from 'prom-client';

/** It sends more than any tab has to say, or takes nothing of what it is sent. */
export type CutFor = 'flood' | 'stalled';

/** Sockets that did not end by themselves, by where they led. */
export const cutLines = (registers: Registry[]): Counter<'to' | 'why'> =>
  new Counter({
    name: 'tradefloor_gateway_cut_lines_total',
    help: 'Sockets that were cut, by where they led: for a flood of what they sent, or because they took nothing.',
    labelNames: ['to', 'why'],
    registers,
  });
