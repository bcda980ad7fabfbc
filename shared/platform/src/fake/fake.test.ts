/** @jest-environment jsdom */
import { listMessages, readMessage } from '@tradefloor/contract';
import { isCallFailure } from '../call-failure';
import { fakePlatform } from '../fake';
import { topic } from '../topic';

const badge = topic<string>('merchant-badge', { owner: 'c2c', version: 1, replay: 'last' });
const inbox = { messages: [], unread: 2 };

describe('calls', () => {
  it('are answered from the table, and written down', async () => {
    const platform = fakePlatform();
    platform.answer(listMessages, inbox);
    expect(await platform.http(listMessages, {})).toBe(inbox);
    expect(platform.calls).toEqual([{ name: 'listMessages', payload: {}, options: {} }]);
    expect(platform.payloadsOf(readMessage)).toEqual([]);
  });

  it('without an answer say so', async () => {
    await expect(fakePlatform().http(listMessages, {})).rejects.toThrow('no answer to listMessages');
  });

  it('fail as the real ones do', async () => {
    const platform = fakePlatform();
    platform.fail(listMessages, 'not today');
    const problem: unknown = await platform.http(listMessages, {}).catch((reason: unknown) => reason);
    expect(isCallFailure(problem) && [problem.kind, problem.message]).toEqual(['refused', 'not today']);
  });

  it('are given up with their signal', async () => {
    const platform = fakePlatform();
    platform.answer(listMessages, () => new Promise(() => undefined));
    const leaving = new AbortController();
    const reading = platform.http(listMessages, {}, { signal: leaving.signal });
    leaving.abort();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('of ext are there when they are offered', () => {
    const platform = fakePlatform();
    platform.offer({ name: 'listDevices' });
    expect([platform.http.offers({ name: 'listDevices' }), platform.http.offers({ name: 'bindPhone' })]).toEqual([
      true,
      false,
    ]);
  });
});

it('lets the area publish its own topics, and the test those of others', () => {
  const platform = fakePlatform({ area: 'c2c' });
  platform.bus.publish(badge, 'gold');
  expect(platform.bus.last(badge)).toBe('gold');
  const other = fakePlatform({ area: 'wallet' });
  expect(() => other.bus.publish(badge, 'gold')).toThrow('wallet may not publish');
  other.drive(badge, 'silver');
  expect(other.bus.last(badge)).toBe('silver');
});

it('writes down what the area says, asks and reports, and where it goes', async () => {
  const platform = fakePlatform({ answers: true });
  platform.notify({ kind: 'info', text: 'filled' });
  expect(await platform.confirm({ title: 'Sure?', yes: 'Yes' })).toBe(true);
  await platform.navigate('/finance');
  platform.report('broken');
  platform.session.askToSignIn();
  expect([platform.notices, platform.questions.length, platform.went, platform.reports]).toEqual([
    [{ kind: 'info', text: 'filled' }],
    1,
    ['/finance'],
    ['broken'],
  ]);
  expect(platform.askedToSignIn()).toBe(1);
});

it('keeps a question open until the test answers it', async () => {
  const platform = fakePlatform();
  const answer = platform.confirm({ title: 'Sure?', yes: 'Yes' });
  platform.answerQuestions(false);
  expect([await answer, await platform.confirm({ title: 'Again?', yes: 'Yes' })]).toEqual([false, false]);
});

it('knows what the area holds', () => {
  const platform = fakePlatform();
  const form = platform.swap.hold('ask');
  const submit = platform.swap.hold('no');
  expect(platform.readiness()).toBe('no');
  submit();
  expect(platform.readiness()).toBe('ask');
  form();
  expect(platform.readiness()).toBe('yes');
});

it('mounts the parts that it was given', async () => {
  const update = jest.fn();
  const into = document.createElement('div');
  const platform = fakePlatform({ parts: { 'sign-in': () => ({ update, unmount: () => Promise.resolve() }) } });
  expect([platform.part.has('sign-in'), platform.part.has('chart')]).toEqual([true, false]);
  (await platform.part.mount('sign-in', into, {})).update({ dark: true });
  expect(update).toHaveBeenCalledWith({ dark: true });
  await expect(platform.part.mount('chart', into, {})).rejects.toThrow('no part chart');
});

it('signs in and out', async () => {
  const platform = fakePlatform({ session: { kind: 'guest' } });
  const states: string[] = [];
  platform.session.changes.subscribe(({ kind }) => states.push(kind));
  await platform.session.signIn('t', 'ann');
  await platform.session.signOut();
  expect([states, platform.session.returnTo()]).toEqual([['user', 'guest'], '/']);
});
