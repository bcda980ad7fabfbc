/** @jest-environment jsdom */
import { aBuild, aRoute } from '@tradefloor/release/sample-builds';
import { routeTable } from './route-table';
import { createRouting } from './routing';

const home = aRoute({ path: '/', aliases: ['/home'] });
const wallet = aRoute({ path: '/new_account/finance', aliases: ['/finance'], access: 'user' });
const table = routeTable([aBuild({ area: 'market', routes: [home] }), aBuild({ area: 'wallet', routes: [wallet] })]);

function aRouting(path: string, { isUser = false } = {}) {
  window.history.replaceState(null, '', path);
  const showRoute = jest.fn();
  const askToSignIn = jest.fn();
  const routing = createRouting({ page: window, table: () => table, isUser: () => isUser, askToSignIn, showRoute });
  return { routing, showRoute, askToSignIn };
}

describe('routing', () => {
  it('replaces an alias by the full path and keeps the query (shell.bare-paths)', () => {
    const { routing, showRoute } = aRouting('/finance?currency_id=3#top', { isUser: true });
    routing.arrive();
    expect(window.location.href).toMatch(/\/new_account\/finance\?currency_id=3#top$/);
    expect(showRoute).toHaveBeenCalledWith(wallet);
  });

  it('sends a guest to sign in, and lets no area draw meanwhile (shell.guests-sign-in)', () => {
    const { routing, showRoute, askToSignIn } = aRouting('/new_account/finance');
    routing.arrive();
    expect(askToSignIn).toHaveBeenCalledTimes(1);
    expect(showRoute).not.toHaveBeenCalled();
    expect(routing.areaAt({ pathname: '/new_account/finance' })).toBeNull();
  });

  it('lets a user in', () => {
    const { routing } = aRouting('/new_account/finance', { isUser: true });
    expect(routing.areaAt({ pathname: '/new_account/finance' })).toBe('wallet');
  });

  it('says what is not found', () => {
    const { routing, showRoute } = aRouting('/nowhere');
    routing.arrive();
    expect(showRoute).toHaveBeenCalledWith('not-found');
    expect(routing.areaAt({ pathname: '/nowhere' })).toBeNull();
  });

  it('shows a route once, so that a card over it is not taken away by news', () => {
    const { routing, showRoute } = aRouting('/');
    routing.arrive();
    routing.arrive();
    expect(showRoute).toHaveBeenCalledTimes(1);
  });

  it('follows the address, until it is stopped', () => {
    const { routing, showRoute } = aRouting('/');
    const stop = routing.start();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(showRoute).toHaveBeenCalledWith(home);
    stop();
    window.history.replaceState(null, '', '/nowhere');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(showRoute).toHaveBeenCalledTimes(1);
  });
});
