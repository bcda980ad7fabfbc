/** @jest-environment jsdom */
import { type Outcome, outcomeIn, outcomeState } from './outcome';

const sent: Outcome = {
  language: 'en',
  title: 'Deposit request sent',
  text: 'The record shows how far it is.',
  steps: ['Request sent', 'Checked', 'Credited'],
  next: [
    { to: '/account/coinRecord', label: 'Records' },
    { to: '/new_account/finance?tab=1', label: 'Assets' },
  ],
};

it('comes back as it was sent, as the browser keeps it, whatever a newer build adds', () => {
  window.history.replaceState({ ...outcomeState({ ...sent, mood: 'glad' } as Outcome), scroll: 7 }, '');
  expect(outcomeIn(window.history.state)).toEqual(sent);
});

it.each<[string, unknown]>([
  ['no state at all', null],
  ['the state of somebody else', { idx: 3 }],
  ['an outcome of text alone', { outcome: 'Send us your coins' }],
  ['a title that is no text', outcomeState({ ...sent, title: 7 as never })],
  ['an empty title', outcomeState({ ...sent, title: ' ' })],
  ['a text without end', outcomeState({ ...sent, text: 'x'.repeat(501) })],
  ['a step too few', outcomeState({ ...sent, steps: ['Sent', 'Checked'] as never })],
  ['a language that nobody has', outcomeState({ ...sent, language: 'toString' as never })],
  ['no way on', outcomeState({ ...sent, next: [] as never })],
  ...['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'].map(
    (to): [string, unknown] => [
      `a way to ${to}`,
      outcomeState({ ...sent, next: [{ to, label: 'Go on' }, sent.next[1]] }),
    ],
  ),
])('is nothing when there is %s', (_what, state) => {
  expect(outcomeIn(state)).toBeNull();
});
