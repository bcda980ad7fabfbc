import { promoteBuild } from '@tradefloor/contract/desk';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SampleOperator } from '../sample-operator';
import { MEMBER, OPERATOR, SampleDesk } from './sample-desk';

const A = 'aaaa1111';

let kim: SampleOperator;
let desk: SampleDesk;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
  await kim.publishes(A);
  desk = await SampleDesk.open(kim);
});
afterEach(async () => {
  await desk.close();
  await kim.leave();
});

const newest = () => path.join(kim.store, 'history', '1.json');

it.each([
  ['zh', '/ops/api/standing', null, '请先登录。'],
  ['spa', '/ops/api/standing', MEMBER, 'No hay nada en esta dirección.'],
  ['jp', '/ops/api/none', OPERATOR, 'このアドレスには何もありません。'],
  ['kr', '/ops/api/job?id=gone', OPERATOR, '이 작업의 기록은 더 이상 여기에 없습니다.'],
  ['hk', '/ops/api/prospect?area=lever&build=aaaa', OPERATOR, '沒有區域「lever」。'],
  ['tlh', '/ops/api/job?id=gone', OPERATOR, 'This job is not known here any more.'],
])('a refused call is answered in its language (wire.six-languages): %s', async (lang, url, token, message) => {
  const { said } = await desk.asks('GET', url, null, { lang, ...(token && { authorization: token }) });
  expect(JSON.parse(said)).toMatchObject({ message });
});

it('a store that cannot be read is said with what the system says of it', async () => {
  await writeFile(newest(), '{');
  const { status, said } = await desk.asks('GET', '/ops/api/standing', null, { lang: 'spa', authorization: OPERATOR });
  expect([status, said]).toEqual([503, expect.stringMatching(/No se puede leer .+ \(el sistema dice «.+»\)/)]);
});

it('why a signature is refused is said in no language', async () => {
  const text = await readFile(newest(), 'utf8');
  await writeFile(
    newest(),
    text.replace('"entry": "entry.js"', '"entry": "other.js"').replace('\\"areas\\"', '\\"aréas\\"'),
  );
  expect(await desk.job(promoteBuild, { area: 'spot', build: A, ifRevision: 1, now: false })).toMatchObject({
    refusal: { said: [{ key: 'refused.altered', values: { why: { key: 'store.signature', values: {} } } }] },
  });
});
