import { askedBy, askedNames, namesOf, unasked } from './shown';

it('names what is shown from elsewhere', () => {
  expect(
    namesOf([
      { area: 'spot', from: '3f2a91bc' },
      { area: 'lever', from: 'http://localhost:8103' },
    ]),
  ).toBe('spot 3f2a91bc · lever localhost:8103');
});

it('reads what a link asks for', () => {
  expect(askedBy('?symbol=BTC_USDT')).toBeNull();
  expect(askedBy('?symbol=BTC_USDT&override=spot@3f2a91bc')).toBe('spot@3f2a91bc');
  expect(askedNames('spot@3f2a91bc, lever@http://localhost:8103/')).toBe('spot 3f2a91bc · lever localhost:8103');
});

it('leaves the rest of the address as it was', () => {
  const location = { pathname: '/dealCenter', search: '?override=spot@3f2a&symbol=ETH_BTC', hash: '#top' };
  expect(unasked(location)).toBe('/dealCenter?symbol=ETH_BTC#top');
  expect(unasked({ ...location, search: '?override=spot@3f2a' })).toBe('/dealCenter#top');
});
