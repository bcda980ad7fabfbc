import { eachOnce, samplesIn } from './samples';

const visits = (gateway: string, count: number) =>
  `tradefloor_build_visits_total{area="spot",build="aaaa1111",end="whole"${gateway && `,gateway="${gateway}"`}} ${count}`;
const counted = (...texts: string[]) => eachOnce(texts.flatMap(samplesIn)).map(({ value }) => value);

it('counts once what several gateways tell of one, as far as any of them knows', () => {
  expect(counted(`${visits('a1', 400)}\n${visits('b2', 340)}`, `${visits('a1', 390)}\n${visits('b2', 350)}`)).toEqual([
    400, 350,
  ]);
});

it('adds up what gateways tell of themselves', () => {
  expect(counted(visits('', 4), visits('', 4))).toEqual([4, 4]);
});
