import { DESK, isOverHttp } from '@tradefloor/release/desk-address';
import path from 'node:path';
import type { Command } from '../command';

export const desk: Command = {
  name: 'desk',
  takes: '',
  summary: 'serve these commands to operators of the exchange, for the screen at /ops',
  about: [
    'Listens on a socket until it is told to end. Whoever asks is held to be an operator if the exchange says so of the',
    'token that they send; history has their name. Promotes and canaries go on when the page is closed; canaries that were',
    'begun there are watched here, by the next desk too. The signing key stays with it: gateways pass calls on, and never',
    'have one.',
  ],
  options: { at: { type: 'string' } },
  says: { at: `a socket, or an address as http://10.0.0.4:9400 (OPS_DESK; ${DESK})` },
  positionals: { min: 0, max: 0 },
  writes: false,

  async run(asked, context) {
    const { serving } = context;
    const named = asked.value('at') ?? (serving.env['OPS_DESK'] || DESK);
    const address = isOverHttp(named) ? named : path.resolve(serving.root, named);
    // A server, which all other commands do without.
    const { deskOf, serveDesk } = await import('../desk');
    await serveDesk(address, deskOf(address, context), serving.until());
    return { lines: ['The desk has ended.'], json: { ended: true } };
  },
};
