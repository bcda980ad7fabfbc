import type { MenuEntry } from '@tradefloor/release';
import { aRoute, anEntry } from './testing/builders';
import { currentAt, entriesAt } from './menu-entries';

describe('the entries of a menu', () => {
  it('are those of its place, in order, without the hidden and without doubles', () => {
    const menu: MenuEntry[] = [
      anEntry({ to: '/c2cTrade', order: 50 }),
      anEntry({ to: '/dealCenter', order: 20 }),
      anEntry({ to: '/legalTrade', order: 30, hidden: true }),
      anEntry({ to: '/account/accountSet', order: 1, place: 'account' }),
      anEntry({ to: '/dealCenter', order: 20 }),
    ];
    expect(entriesAt(menu, 'header').map(({ to }) => to)).toEqual(['/dealCenter', '/c2cTrade']);
  });

  it('are current when they lead to the screen by its path or another of its names', () => {
    const route = aRoute({ path: '/account/accountSet', aliases: ['/accountSet'] });
    expect(currentAt('/accountSet', route)).toBe('page');
    expect(currentAt('/account/accountSet?from=menu', route)).toBe('page');
    expect(currentAt('/account', route)).toBeUndefined();
    expect(currentAt('/account/accountSet', 'not-found')).toBeUndefined();
  });

  it('are current while a screen is shown that is within them, and not called that page', () => {
    const route = aRoute({ path: '/account/acceptorDesk', within: '/account/aceite' });
    expect(currentAt('/account/aceite', route)).toBe('true');
    expect(currentAt('/account/payment', route)).toBeUndefined();
  });
});
