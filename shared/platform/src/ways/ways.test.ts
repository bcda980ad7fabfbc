import { type Addresses, addressesOfAreas } from '../testing/areas-on-disk';
import { ways } from '..';

const areas = addressesOfAreas();
const everything = { back: '/quotation', id: '7', pair: 'BTC/USDT', at: 'devices', of: 'register' };
const pathOf = (address: string): string => address.replace(/[?#].*/, '');
const leadsTo = (path: string): Addresses | undefined => areas.find(({ all }) => all.has(path));

// By another name than the bar shows in the end: only where a document or a link out in the world has it so.
const BY_ANOTHER_NAME = new Set(['article', 'paymentDetailsNeeded', 'identityNeeded']);

it.each(Object.entries(ways))('%s leads to a screen, whatever it is told', (name, way) => {
  const told = way as (given?: object) => string;
  const [bare, full] = [pathOf(told({})), pathOf(told(everything))];
  expect(leadsTo(full)?.area).toBeDefined();
  expect(full).toBe(bare);
  expect(leadsTo(full)?.paths.has(full)).toBe(!BY_ANOTHER_NAME.has(name));
});

it.each(areas)('every menu entry of $area leads to a screen of its own', ({ menu, all }) => {
  expect(menu.filter(to => !all.has(to))).toEqual([]);
});

it.each(areas)('every screen of $area in a frame marks an entry of its menu', ({ framed }) => {
  const entries = new Set(areas.flatMap(({ entries }) => entries));
  expect(framed.filter(({ entry }) => !entries.has(entry))).toEqual([]);
});

it('takes along what is known, and the way back unless it is home', () => {
  expect(ways.signIn({ back: '/finance?tab=2' })).toBe('/components/login?back=%2Ffinance%3Ftab%3D2');
  expect([ways.signIn(), ways.signIn({ back: '/' }), ways.signIn({ back: null })]).toEqual(
    Array(3).fill('/components/login'),
  );
  expect(ways.register({ email: 'ann+1@example.com', back: '/quotation' })).toBe(
    '/components/register?email=ann%2B1%40example.com&back=%2Fquotation',
  );
  expect(ways.spot({ pair: 'BTC/USDT' })).toBe('/dealCenter?symbol=BTC%2FUSDT');
  expect(ways.userSettings({ at: 'two-step' })).toBe('/account/userSetting#two-step');
});
