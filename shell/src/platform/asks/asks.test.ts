/** @jest-environment jsdom */
import type { Parts } from '@tradefloor/platform';
import { heldBack } from './held-back';
import { lateParts } from './parts';
import { type AskedQuestion, createQuestions } from './questions';

const question = { title: 'Cancel the order?', yes: 'Cancel it' };

it('keeps what is said before anyone listens, for the first listener alone', () => {
  const notices = heldBack<string>();
  notices.say('early');
  const first: string[] = [];
  const second: string[] = [];
  notices.values.subscribe(text => first.push(text));
  notices.values.subscribe(text => second.push(text));
  notices.say('late');
  expect([first, second]).toEqual([['early', 'late'], ['late']]);
});

it('resolves each question with its own answer', async () => {
  const questions = createQuestions();
  const asked: AskedQuestion[] = [];
  questions.asked.subscribe(one => asked.push(one));
  const first = questions.confirmFor('spot')(question);
  const second = questions.confirmFor('c2c')(question);
  asked[1]?.answer(true);
  asked[0]?.answer(false);
  asked[0]?.answer(true);
  expect(await Promise.all([first, second])).toEqual([false, true]);
});

it('answers no for an area that has gone', async () => {
  const questions = createQuestions();
  const asked: AskedQuestion[] = [];
  questions.asked.subscribe(one => asked.push(one));
  const gone = questions.confirmFor('spot')(question);
  const stays = questions.confirmFor('c2c')(question);
  questions.withdraw('spot');
  expect([await gone, await asked[0]?.settled]).toEqual([false, false]);
  asked[1]?.answer(true);
  expect(await stays).toBe(true);
});

it('hands parts on as soon as composition has given them', async () => {
  const { parts, provide } = lateParts();
  const into = document.createElement('div');
  expect(parts.has('merchant-badge')).toBe(false);
  await expect(parts.mount('merchant-badge', into, {})).rejects.toThrow('no part merchant-badge');
  const mounted = { update: () => undefined, unmount: () => Promise.resolve() };
  const provided: Parts = { has: name => name === 'merchant-badge', mount: () => Promise.resolve(mounted) };
  provide(provided);
  expect(parts.has('merchant-badge')).toBe(true);
  expect(await parts.mount('merchant-badge', into, {})).toBe(mounted);
});
