import { aBuild, aRoute } from '@tradefloor/release/sample-builds';
import { routeTable } from './route-table';

const table = routeTable([
  aBuild({ area: 'market', routes: [aRoute({ path: '/', aliases: ['/home', '/homeContent'] })] }),
  aBuild({ area: 'wallet', routes: [aRoute({ path: '/new_account/lever', aliases: ['/lever'] })] }),
]);

describe('routeTable', () => {
  it.each([
    ['/', 'market', null],
    ['/home', 'market', '/'],
    ['/homecontent/', 'market', '/'],
    ['/lever', 'wallet', '/new_account/lever'],
    ['/new_account/lever', 'wallet', null],
  ])('%s is drawn by %s, canonical %s', (pathname, area, canonical) => {
    expect(table(pathname)).toMatchObject({ area, canonical });
  });

  it('looks an address up once, however many areas are asked about it', () => {
    const aliases = ['/home'];
    const read = jest.spyOn(aliases, Symbol.iterator);
    const once = routeTable([aBuild({ area: 'market', routes: [aRoute({ path: '/', aliases })] })]);
    for (let area = 0; area < 8; area += 1) expect(once('/')?.area).toBe('market');
    expect(read).toHaveBeenCalledTimes(1);
    expect([once('/nowhere'), once('/home')?.canonical, once('/')?.canonical]).toEqual([null, '/', null]);
  });

  it('knows no other address', () => {
    expect(table('/nowhere')).toBeNull();
  });
});
