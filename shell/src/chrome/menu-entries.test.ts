import type { MenuEntry } from '@tradefloor/release';
import { aRoute, anEntry } from './testing/builders';
import { entriesAt, leadsTo } from './menu-entries';

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
    expect(leadsTo('/accountSet', route)).toBe(true);
    expect(leadsTo('/account/accountSet?from=menu', route)).toBe(true);
    expect(leadsTo('/account', route)).toBe(false);
    expect(leadsTo('/account/accountSet', 'not-found')).toBe(false);
  });

  it('are current while a screen is shown that is within them', () => {
    const route = aRoute({ path: '/account/acceptorDesk', within: '/account/aceite' });
    expect(leadsTo('/account/aceite', route)).toBe(true);
    expect(leadsTo('/account/payment', route)).toBe(false);
  });
});
