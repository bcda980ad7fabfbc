/** @jest-environment jsdom */
import { aStage, NEW, newIsStable, OLD, oldIsStable, settled } from '../testing/a-stage';
import { never } from '../testing/fake-federation';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const givesWay = { ...oldIsStable, blocked: [NEW] };

describe.each([
  ['the one before', givesWay, OLD],
  ['none', { ...givesWay, stable: null }, ''],
])('a blocked build that gives way to %s', (_, blocked, text) => {
  it('asks about what is typed', async () => {
    let agree = () => undefined as void;
    const { stage, slot, release, hold } = aStage(newIsStable);
    hold(new Promise(resolve => (agree = resolve)));
    stage.enter();
    await settled();
    release(blocked);
    await settled();
    expect(slot).toHaveTextContent(NEW);
    agree();
    await settled();
    expect(slot.textContent).toBe(text);
  });

  it('does not ask when it is blocked now', async () => {
    const { stage, slot, release, hold } = aStage(newIsStable);
    hold(never());
    stage.enter();
    await settled();
    release(blocked);
    await settled();
    release({ ...blocked, leave: [NEW] });
    await settled();
    expect(slot.textContent).toBe(text);
  });
});
