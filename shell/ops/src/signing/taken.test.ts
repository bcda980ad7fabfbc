import { signedIn } from '@tradefloor/release/signed-store';
import { KEY_FILES } from '@tradefloor/release/signing';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { SampleOperator } from '../sample-operator';

const A = 'aaaa1111';
const B = 'bbbb2222';
const HOUR = 3_600_000;

let kim: SampleOperator;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
  kim.env['GATEWAYS'] = 'http://away:8080,http://one:8080';
  kim.gateways.set('one:8080', '');
  await kim.publishes(A, B);
  await kim.does(`promote spot ${A}`);
});
afterEach(() => kim.leave());

/** As the gateway passes it on that has taken what stands now. */
async function gatewayTakes(change: (said: string) => string = said => said): Promise<void> {
  const pointers = signedIn(await kim.registry());
  if (pointers === null) throw new Error('nothing is signed');
  const taken = { pointers: { ...pointers, said: change(pointers.said) }, descriptions: [] };
  kim.taken.set('one:8080', JSON.stringify(taken));
}

/** Another machine writes, whose clock is ahead; then an older state is back, and this one has not heard of that. */
async function writtenElsewhereAndRestored(change?: (said: string) => string): Promise<string> {
  const backup = path.join(kim.root, 'backup');
  await cp(kim.store, backup, { recursive: true });
  kim.pass(HOUR);
  await kim.does(`promote spot ${B}`);
  kim.pass(-HOUR);
  await gatewayTakes(change);
  const { updated } = await kim.registry();
  await rm(kim.store, { recursive: true });
  await cp(backup, kim.store, { recursive: true });
  await rm(KEY_FILES.signed(kim.signing.folder));
  return updated;
}

it('a restored store is signed under a moment that gateways take, whosever clock was ahead', async () => {
  const taken = await writtenElsewhereAndRestored();
  await kim.does('renew');
  expect((await kim.registry()).updated > taken).toBe(true);
  await kim.does(`block spot ${A}`);
  expect((await kim.registry()).updated > taken).toBe(true);
});

it('what a gateway says that nobody has signed moves nothing', async () => {
  const taken = await writtenElsewhereAndRestored(said => said.replace('"updated":"2026', '"updated":"2099'));
  await kim.does('renew');
  expect((await kim.registry()).updated < taken).toBe(true);
});
