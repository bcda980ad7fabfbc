import { textOf, wantedOf } from './wanted';

it('reads builds and development servers, as many areas as are named', () => {
  const wanted = wantedOf('spot@3f2a91bc, lever@http://localhost:8103/');
  expect(wanted).toEqual([
    { area: 'spot', from: '3f2a91bc' },
    { area: 'lever', from: 'http://localhost:8103' },
  ]);
  expect(textOf(wanted ?? [])).toBe('spot@3f2a91bc,lever@http://localhost:8103');
  expect(wantedOf(' ')).toEqual([]);
});

it.each([
  'spot',
  'spot@',
  '@3f2a91bc',
  'spot@3f2a91bc,spot@3f2a91bd',
  'spot@../../etc',
  'spot@3f2a91bc@x',
  'Spot Area@3f2a91bc',
  'spot@https://elsewhere.example/',
  'spot@http://elsewhere.example/',
  'spot@http://localhost.elsewhere.example:8103/',
  'spot@http://user@localhost:8103/',
  'spot@http://localhost:8103/path/',
  'spot@javascript:alert(1)',
  Array.from({ length: 21 }, (_, at) => `a${at}@3f2a91bc`).join(','),
])('refuses %s', text => {
  expect(wantedOf(text)).toBeNull();
});
