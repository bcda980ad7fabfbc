import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shownBy } from '@tradefloor/area/testing';
import { asInstant } from '@tradefloor/contract';
import {
  type DeskRefusal,
  type Job,
  listRevisions,
  promoteBuild,
  readProspect,
  type Said,
} from '@tradefloor/contract/desk';
import { mount, unmount } from '../main';
import { aDesk, AT, JOB, SOUND, SPOT, UNCHANGED } from '../testing/a-desk';

const shown = shownBy('ops', { mount, unmount });

const LOST: Said = { key: 'unfit.lost', values: { loss: { key: 'loss.missing', values: { file: 'entry.js' } } } };
const THEN: Said = {
  key: 'refused.unfit.then',
  values: { revision: '4', area: 'spot', build: 'aaaa', why: LOST },
};
const TRIED: Said = { key: 'refused.tried', values: { area: 'spot', build: 'dddd' } };
const OF_TOMORROW: Said = { key: 'refused.of-tomorrow', values: {} };
const SEEN: Said = {
  key: 'canary.seen',
  values: { count: 1240, stable: 12_400, failed: 9, stableFailed: 2, slow: 0, stableSlow: 3, stuck: 0, stableStuck: 0 },
};
const WORSE: Said = { key: 'canary.worse.failed', values: { seen: SEEN, sure: 99 } };
const IN_SPANISH =
  '1.240 visitas con ella y 12.400 sin ella: fallidas 9 y 2, lentas 0 y 3, bloqueadas 0 y 0; peor en «fallidas», 99,0 % de certeza';

const refusal = (...said: Said[]): DeskRefusal => ({ kind: 'refused', message: 'in English', findings: [], said });
const refused = (...said: Said[]): Job => ({ ...JOB, state: 'refused', refusal: refusal(...said) });
const lately = () => screen.findByRole('region', { name: 'Acciones recientes' });
const latelyOf = async (job: Job) => {
  await shown('/ops', aDesk({ jobs: [job] }, 'spa'));
  return lately();
};

describe('a refusal', () => {
  it('is told in the reader’s language, as deep as it has reasons', async () => {
    expect(await latelyOf(refused(THEN))).toHaveTextContent(
      'En la revisión 4, spot está en aaaa: no está en el almacén como se publicó (entry.js figura en area.json pero falta); publíquela de nuevo.',
    );
  });

  it('is told sentence by sentence where there are several', async () => {
    const unfit = (build: string) => ({ key: 'refused.unfit', values: { area: 'spot', build, why: LOST } });
    expect(await latelyOf(refused(unfit('aaaa'), unfit('bbbb')))).toHaveTextContent(/nuevo\. spot bbbb: no está/);
  });

  it.each<[string, Said[]]>([
    ['of a newer desk', [OF_TOMORROW]],
    ['with a reason of a newer desk', [{ ...THEN, values: { ...THEN.values, why: OF_TOMORROW } }]],
    ['one sentence of which is of a newer desk', [TRIED, OF_TOMORROW]],
    ['of a desk of before', []],
  ])('%s is told in English', async (_, said) => {
    expect(await latelyOf(refused(...said))).toHaveTextContent('in English');
  });

  it('is told at the question that it answers', async () => {
    const platform = aDesk({}, 'spa');
    platform.answer(promoteBuild, refused(TRIED));
    await shown('/ops', platform);
    await userEvent.click(await screen.findByRole('button', { name: 'Acciones de cccc' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Promover' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Promover compilación' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'spot dddd está en prueba: termine antes ese canario.',
    );
  });

  it('is told before it is asked for, where nobody may be pointed at a build', async () => {
    const platform = aDesk({}, 'spa');
    const objection = {
      objection: 'needs more',
      objectionSaid: { key: 'unfit.platform', values: { needs: '^2', has: '1.3.0' } },
    };
    platform.answer(readProspect, { area: 'spot', build: 'cccc', ...UNCHANGED, ...objection });
    await shown('/ops', platform);
    await userEvent.click(await screen.findByRole('button', { name: 'Acciones de cccc' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Promover' }));
    expect(await screen.findByText(/^necesita la plataforma \^2 y el contenedor tiene la 1\.3\.0/)).toBeVisible();
  });
});

describe('what a command says', () => {
  const WATCH: Job = { ...JOB, command: 'canary', build: '', state: 'running' };
  const one = { ...SEEN, values: { ...SEEN.values, count: 1 } };
  const LOOKED = { key: 'canary.looked', values: { percent: 12.5, seen: one } };

  it('of a canary under way is told in the reader’s language, its figures too', async () => {
    const watch = { ...WATCH, lines: ['Watching', '12.5 %, …'], linesSaid: [null, LOOKED] };
    expect(await latelyOf(watch)).toHaveTextContent('12,5 %, 1 visita con ella y 12.400 sin ella: fallidas 9 y 2');
  });

  it('of a canary that was taken back is told with the reason', async () => {
    const values = { area: 'spot', build: 'cccc', revision: '9', why: WORSE };
    const watch: Job = { ...WATCH, state: 'done', lines: ['…'], linesSaid: [{ key: 'canary.takenBack', values }] };
    expect(await latelyOf(watch)).toHaveTextContent(`spot cccc se retira (revisión 9): ${IN_SPANISH}.`);
  });

  it('at its end is told line by line, in English what is said in no other language', async () => {
    const done = { key: 'done.stable.after', values: { area: 'spot', build: 'cccc', before: 'bbbb', revision: '8' } };
    const job: Job = { ...JOB, lines: ['spot cccc is stable', 'a line of its own'], linesSaid: [done, null] };
    expect(await latelyOf(job)).toHaveTextContent(
      'spot cccc es la estable, antes bbbb (revisión 8). a line of its own',
    );
  });
});

describe('what is wrong with the registry', () => {
  const one = { address: 'http://one:8080', revision: 7, tabs: 12, isUp: true, isSigned: true, exchange: 'reachable' };
  const met = { key: 'cause.said', values: { what: 'torn' } };

  it('is told as each gateway has met it, and what it lacks', async () => {
    const empty = { key: 'store.empty', values: { revision: '7' } };
    const gateways = [
      { ...one, isReady: true, lacks: [], store: 'the store is empty', storeSaid: [empty] },
      { ...one, address: 'http://two', isReady: false, lacks: ['a shell', 'luck'], store: 'odd', storeSaid: null },
    ];
    await shown('/ops', aDesk({ gateways }, 'spa'));
    expect(await screen.findByRole('row', { name: /http:\/\/one/ })).toHaveTextContent(
      'el almacén está vacío; sigue en uso la revisión 7',
    );
    expect(screen.getByRole('row', { name: /http:\/\/two/ })).toHaveTextContent(/un contenedor, luck.*odd/);
  });

  it('is told as the desk has read it, in English where it says no more', async () => {
    const problemsSaid = [{ key: 'problem.area', values: { area: 'spot', cause: met } }];
    await shown('/ops', aDesk({ problems: ['in English', 'of before'], problemsSaid }, 'spa'));
    expect(await screen.findByText('spot no se puede leer: el sistema dice «torn» · of before')).toBeVisible();
  });
});

describe('the reason that a canary’s figures are', () => {
  it('is told in the history', async () => {
    const platform = aDesk({}, 'spa');
    const side = { visits: 40, failed: 9, slow: 0, stuck: 0 };
    const canary = { at: AT, percent: '10', tried: side, stable: side, against: 'failed', surePerMille: 990 };
    const entry = { ...SOUND, at: AT, by: 'kim', command: 'canary spot', gate: '', gateSaid: [], canary, changes: [] };
    platform.answer(listRevisions, { total: 5, rows: [{ ...entry, revision: 5, why: 'in English', whySaid: WORSE }] });
    await shown('/ops/history', platform);
    const row = await screen.findByRole('row', { name: /canary spot/ });
    expect(row).toHaveTextContent(IN_SPANISH);
    expect(row).toHaveTextContent('Peor en «Fallidas», 99,0 % de certeza');
  });

  it('is told at the area that it was promoted in', async () => {
    const decided = { revision: 6, at: asInstant(AT), by: 'kim', why: 'in English', whySaid: WORSE, isAltered: false };
    await shown('/ops', aDesk({ areas: [{ ...SPOT, decided }] }, 'spa'));
    expect(await screen.findByRole('region', { name: 'spot' })).toHaveTextContent(IN_SPANISH);
  });
});
