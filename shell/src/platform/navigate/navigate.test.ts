/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import type { Notice, Question } from '@tradefloor/platform';
import { createHolds } from '../holds/holds';
import { leaving } from './leaving';
import { leavingWords } from './leaving-words';
import { createNavigate } from './navigate';

function aPage() {
  history.replaceState(null, '', '/c2c');
  const holds = createHolds();
  const asked: { question: Question; answer(yes: boolean): void }[] = [];
  const notices: Notice[] = [];
  const mayLeave = leaving({
    holds,
    confirm: question => new Promise(resolve => asked.push({ question, answer: resolve })),
    notify: notice => void notices.push(notice),
    words: () => leavingWords(key => key),
  });
  const report = jest.fn();
  const { navigate, start } = createNavigate({ page: window, holds, mayLeave, report });
  stop = start();
  return { holds, asked, notices, report, navigate };
}

let stop: () => void = () => undefined;
afterEach(() => stop());

const here = () => location.pathname + location.search;

it('goes, and tells the routers', async () => {
  const { navigate } = aPage();
  const heard = jest.fn();
  window.addEventListener('popstate', heard, { once: true });
  expect(await navigate('/finance?tab=1')).toBe(true);
  expect(here()).toBe('/finance?tab=1');
  expect(heard).toHaveBeenCalledTimes(1);
});

it('keeps what goes along with a step in its history entry', async () => {
  const { navigate } = aPage();
  const heard = jest.fn();
  window.addEventListener('popstate', ({ state }: PopStateEvent) => heard(state), { once: true });
  await navigate('/success?of=deposit', { replace: true, state: { outcome: 'sent' } });
  expect([history.state, heard.mock.calls]).toEqual([{ outcome: 'sent' }, [[{ outcome: 'sent' }]]]);
  await navigate('/finance');
  expect(history.state).toBeNull();
});

it('refuses and reports what is not a path of ours', async () => {
  const { navigate, report } = aPage();
  expect(await navigate('//evil.example')).toBe(false);
  expect(here()).toBe('/c2c');
  expect(report).toHaveBeenCalledTimes(1);
});

it('leaves no second entry for the page it stands on', async () => {
  const { navigate } = aPage();
  const before = history.length;
  expect(await navigate('/c2c')).toBe(true);
  expect(history.length).toBe(before);
});

describe('with a dirty form', () => {
  it('asks, and stays on no', async () => {
    const { navigate, holds, asked } = aPage();
    holds.hold('c2c', 'ask');
    const went = navigate('/finance');
    expect(asked[0]?.question.title).toBe('leave.title');
    asked[0]?.answer(false);
    expect(await went).toBe(false);
    expect(here()).toBe('/c2c');
  });

  it('asks once for two presses, and follows the later', async () => {
    const { navigate, holds, asked } = aPage();
    holds.hold('c2c', 'ask');
    const first = navigate('/finance');
    const second = navigate('/dealCenter');
    expect(asked).toHaveLength(1);
    asked[0]?.answer(true);
    expect(await Promise.all([first, second])).toEqual([false, true]);
    expect(here()).toBe('/dealCenter');
  });

  it('does not ask for its own submit, nor for a change of its query', async () => {
    const { navigate, holds, asked } = aPage();
    holds.hold('c2c', 'ask');
    expect(await navigate('/c2c?type=sell')).toBe(true);
    expect(await navigate('/success', { force: true })).toBe(true);
    expect(asked).toHaveLength(0);
  });

  it('asks before the browser closes or reloads', () => {
    const { holds } = aPage();
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    const release = holds.hold('c2c', 'ask');
    expect(leave()).toBe(true);
    release();
    expect(leave()).toBe(false);
  });

  it('asks on the browser’s back: no stays, yes goes there', async () => {
    const { navigate, holds, asked } = aPage();
    await navigate('/c2cRelease');
    const release = holds.hold('c2c', 'ask');
    const router = jest.fn();
    window.addEventListener('popstate', router);

    history.back();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(here()).toBe('/c2cRelease');
    asked[0]?.answer(false);

    // One turn of the loop follows the answer; only then is a second question possible.
    await new Promise(resolve => setTimeout(resolve));
    history.back();
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(here()).toBe('/c2cRelease');
    expect(router).not.toHaveBeenCalled();
    asked[1]?.answer(true);
    await waitFor(() => expect(here()).toBe('/c2c'));
    expect(router).toHaveBeenCalledTimes(1);
    window.removeEventListener('popstate', router);
    release();
  });
});

it('waits for a submit in flight, says so, and goes when it is answered (look.sent-once)', async () => {
  const { navigate, holds, notices } = aPage();
  const release = holds.hold('spot', 'no');
  const went = navigate('/finance');
  expect(notices).toEqual([{ kind: 'info', text: 'leave.submitting' }]);
  expect(here()).toBe('/c2c');
  release();
  expect(await went).toBe(true);
  expect(here()).toBe('/finance');
});
