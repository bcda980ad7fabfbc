import type { Verdict } from '@tradefloor/gate/verdict';
import { KEY_FILES } from '@tradefloor/release/signing';
import { generateKeyPairSync } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { SampleOperator } from '../sample-operator';
import { openFolderStore } from '../store/folder-store';
import { sampleVerdict } from './sample-verdict';
import { keyIn, type Signer, signerWithKey } from './signer';
import { keepSigned } from './verdicts';

const A = 'aaaa1111';
const B = 'bbbb2222';

let kim: SampleOperator;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
  await kim.publishes(A, B);
});
afterEach(() => kim.leave());

const store = () => openFolderStore(kim.store);
/** The gate has looked at a build and found nothing. */
async function passed(build = A, change: Partial<Verdict> = {}): Promise<string> {
  await keepSigned({ ...sampleVerdict(await kim.built('spot', build)), ...change }, store(), kim.signing);
  return (await store().verdict('spot', build)) ?? '';
}
/** Whoever may write files of the store puts it there. */
const writes = (text: string) => store().keepVerdict('spot', A, text);
const saidIn = (kept: string): string => JSON.parse(kept).signed.said;
const under = async (signer: Signer, kind: 'verdict' | 'description', said: string) =>
  writes(JSON.stringify({ signed: await signer.sign(kind, said) }));

async function ownSigner(): Promise<Signer> {
  const secret = await keyIn(KEY_FILES.signing(kim.signing.folder));
  if (secret === null) throw new Error('Nobody has signed yet.');
  return signerWithKey(secret);
}

/** With the gate on it looks again, for which there is no shell here; what is said of it with the gate off. */
async function saidOfIt(): Promise<string> {
  kim.env['TRADEFLOOR_GATE'] = 'on';
  const { exit, err } = await kim.types(`promote spot ${A}`);
  if (exit !== 1 || !err.includes('The gate needs the shell')) throw new Error(`It was believed: ${err}`);
  kim.env['TRADEFLOOR_GATE'] = 'off';
  return kim.does(`promote spot ${A}`);
}
const unbelieved = (why: string) =>
  `nobody has looked: the gate is off; what was kept of a look at it is not believed: ${why}.`;

it('is believed as the gate has signed it, without another look', async () => {
  await passed();
  kim.env['TRADEFLOOR_GATE'] = 'on';
  expect(await kim.does(`promote spot ${A}`)).toContain('passed the gate on 2026-11-20 09:30, looked at by lee.');
});

describe('a verdict is not believed', () => {
  it('that nobody has signed, as those of before were', async () => {
    await writes(saidIn(await passed()));
    expect(await saidOfIt()).toContain(unbelieved('it is not signed'));
  });

  it('that is no verdict at all', async () => {
    await writes('{"signed":');
    expect(await saidOfIt()).toContain(unbelieved('it is not signed'));
  });

  it('of which a word was changed', async () => {
    const refused = await passed(A, {
      findings: [
        { rule: 'clicks-arrive', place: '/', figure: 'a click led nowhere', cure: 'Stop no event.', said: null },
      ],
    });
    const { signed } = JSON.parse(refused);
    const said = JSON.stringify({ ...JSON.parse(signed.said), findings: [] });
    await writes(JSON.stringify({ signed: { ...signed, said } }));
    expect(await saidOfIt()).toContain(unbelieved('its signature does not hold'));
  });

  it('that is about another build', async () => {
    await writes(await passed(B));
    expect(await saidOfIt()).toContain(unbelieved('it is about another build'));
  });

  it('that is about other files under the same id', async () => {
    await passed(A, { description: 'sha256-of-another' });
    expect(await saidOfIt()).toContain(unbelieved('it is about another build'));
  });

  it('that somebody signed with a key of their own', async () => {
    await under(signerWithKey(generateKeyPairSync('ed25519').privateKey), 'verdict', saidIn(await passed()));
    expect(await saidOfIt()).toContain(unbelieved('it is signed with a key that does not count here'));
  });

  it('that was signed as something else: a team’s description may say anything', async () => {
    await under(await ownSigner(), 'description', saidIn(await passed()));
    expect(await saidOfIt()).toContain(unbelieved('its signature does not hold'));
  });

  it('of a key that was changed since', async () => {
    await passed();
    await kim.does('keys next');
    await kim.does('keys switch');
    expect(await saidOfIt()).toContain(unbelieved('it is signed with a key that does not count here'));
  });
});

it('is told and not kept where there is no key to sign it with', async () => {
  const verdict = sampleVerdict(await kim.built('spot', A));
  await rm(KEY_FILES.signing(kim.signing.folder));
  expect(await keepSigned(verdict, store(), kim.signing)).toContain('signing.pem is not here');
  expect(await store().verdict('spot', A)).toBeNull();
});

it('is told and not kept where the store takes nothing', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  const verdict = sampleVerdict(await kim.built('spot', A));
  const why = await keepSigned(verdict, { keepVerdict: () => Promise.reject(full) }, kim.signing);
  expect(why).toBe('the disk is full: ENOSPC: no space left on device, write.');
});
