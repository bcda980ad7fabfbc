import { answerCall, type Core, type Exchange, type Route, routes } from '@tradefloor/sandbox/bench';
import { SYMBOL } from './traded';
import { WAYS } from './ways';

/** The same call in the same server, once without its deed and once with a transaction of its own. */
export function serveOtherWays(app: Exchange['app'], core: Core): void {
  const order = routes.find(({ call }) => call.name === 'placeOrder');
  const pair = core.hall.called(SYMBOL)?.pair;
  if (!order || !pair) throw new Error('Orders can’t be placed here.');
  serve(app, WAYS.validated, order, validating(core));
  serve(app, WAYS.alone, order, committingAlone(core));
  app.get('/bench/traded', async () => ({ currencyId: pair.base.id, legalId: pair.quote.id }));
}

function serve(app: Exchange['app'], way: string, route: Route, core: Core): void {
  app.post(`${way}:side`, (request, reply) => answerCall(core, route, request, reply));
}

/** Session, body, schema, scales, minimum, count and balance are checked and the answer is written: nothing is matched or kept. */
function validating(core: Core): Core {
  const floor = Object.create(core.floor, { place: { value: () => {} } }) as Core['floor'];
  return Object.create(core, { floor: { value: floor } }) as Core;
}

/** The next order begins when the last one is stored. */
function committingAlone(core: Core): Core {
  const perform: Core['clerk']['perform'] = (act, at) => core.clerk.inTurn('bench', () => core.clerk.perform(act, at));
  const clerk = Object.create(core.clerk, { perform: { value: perform } }) as Core['clerk'];
  return Object.create(core, { clerk: { value: clerk } }) as Core;
}
