import { screen } from '@testing-library/react';
import { shownBy } from '@tradefloor/area/testing';
import { asInstant } from '@tradefloor/contract';
import { type Finding, type Job, listRevisions } from '@tradefloor/contract/desk';
import { mount, unmount } from '../main';
import { aDesk, AT, JOB, SOUND } from '../testing/a-desk';

const shown = shownBy('ops', { mount, unmount });

const GLOBAL: Finding = {
  rule: 'nothing-is-left-on-window',
  place: 'the page after it was left, as a guest',
  figure: 'window.helper was not there before',
  cure: 'Keep it in a module.',
  said: {
    place: { key: 'place.left.guest', values: {} },
    figure: { key: 'figure.global', values: { name: 'helper' } },
    cure: { key: 'cure.nothing-is-left-on-window', values: {} },
  },
};
/** The screen is older than the gate. */
const OF_TOMORROW: Finding = {
  rule: 'of-tomorrow',
  place: 'a place',
  figure: 'the figure of it',
  cure: 'its cure',
  said: {
    place: { key: 'place.of-tomorrow', values: {} },
    figure: { key: 'figure.of-tomorrow', values: {} },
    cure: { key: 'cure.of-tomorrow', values: {} },
  },
};

const refusing = (...findings: Finding[]): Job => {
  const refusal = { kind: 'refused', message: 'The gate refuses spot cccc:', findings, said: [] } as const;
  return { ...JOB, at: asInstant(AT + 1), state: 'refused', refusal };
};
const spanish = async (job: Job) => {
  await shown('/ops', aDesk({ jobs: [job] }, 'spa'));
  return screen.findByRole('region', { name: 'spot' });
};

it('tells a refusal in the language of its reader', async () => {
  await spanish(refusing(GLOBAL));
  const rules = screen.getByRole('list', { name: 'Reglas incumplidas' });
  expect(rules).toHaveTextContent('la página tras salir, como visitante: window.helper no estaba antes');
  expect(rules).toHaveTextContent('Guárdalo en un módulo; las áreas se encuentran por partes y temas.');
  expect(screen.getByRole('region', { name: 'Acciones recientes' })).toHaveTextContent(
    'El control previo rechaza spot cccc',
  );
});

it('tells in English what it knows no text for, and what was kept before there was any', async () => {
  await spanish(refusing(OF_TOMORROW, { ...GLOBAL, said: null }));
  const rules = screen.getByRole('list', { name: 'Reglas incumplidas' });
  expect(rules).toHaveTextContent('a place: the figure of it');
  expect(rules).toHaveTextContent('its cure');
  expect(rules).toHaveTextContent('window.helper was not there before');
});

it('fills in what a build has named as it stands, whatever it is named', async () => {
  const figure = { key: 'figure.global', values: { name: '$t(gate.title) {{name}}' } };
  await spanish(refusing({ ...GLOBAL, said: GLOBAL.said && { ...GLOBAL.said, figure } }));
  expect(screen.getByRole('list', { name: 'Reglas incumplidas' })).toHaveTextContent('window.$t(gate.title) {{name}}');
});

it('says what the gate looks at, while it looks', async () => {
  const step = { key: 'place.route.guest', values: { route: '/dealCenter' }, text: '/dealCenter, as a guest' };
  const area = await spanish({ ...JOB, at: asInstant(AT + 1), state: 'running', lines: [], step });
  expect(area).toHaveTextContent('Control previo: /dealCenter, como visitante');
});

it('tells in the history what the gate had said of a promote', async () => {
  const platform = aDesk({}, 'spa');
  const passed = {
    key: 'promote.waived',
    values: { at: new Date(AT).toISOString(), by: 'lee', rules: 'clicks-arrive' },
  };
  const doubt = { key: 'promote.doubt.unsigned', values: {} };
  const entry = {
    ...SOUND,
    at: AT,
    by: 'kim',
    command: 'promote spot bbbb',
    canary: null,
    changes: [],
    gate: 'in English',
    whySaid: null,
  };
  platform.answer(listRevisions, {
    total: 3,
    rows: [
      { ...entry, revision: 7, why: 'both', gateSaid: [passed, doubt] },
      { ...entry, revision: 6, why: 'one of tomorrow', gateSaid: [passed, { key: 'promote.of-tomorrow', values: {} }] },
      { ...entry, revision: 5, why: 'of before', gateSaid: [] },
    ],
  });
  await shown('/ops/history', platform);
  const both = await screen.findByRole('row', { name: /both/ });
  expect(both).toHaveTextContent(/superó el control previo, .*2026.*, lee, sin clicks-arrive · no se da crédito/);
  for (const name of [/one of tomorrow/, /of before/])
    expect(screen.getByRole('row', { name })).toHaveTextContent('in English');
});
