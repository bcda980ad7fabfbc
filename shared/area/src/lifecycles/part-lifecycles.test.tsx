import { act } from '@testing-library/react';
import { fakePlatform } from '@tradefloor/platform/fake';
import { part } from '@tradefloor/platform/parts';
import type { Texts } from '../texts/texts';
import { partLifecycles } from './part-lifecycles';

const texts: Texts = () => Promise.resolve({ default: {} });
const declared = part<{ readonly name: string }>('badge', {
  owner: 'c2c',
  version: 1,
  read: ({ name }) => (typeof name === 'string' ? { name } : undefined),
});
const badge = partLifecycles({ of: declared, View: ({ given }) => <b>{given.name}</b>, texts });

function placed(name: string) {
  const domElement = document.createElement('span');
  return { name: 'c2c', domElement, platform: fakePlatform(), crashed: () => undefined, given: { name } };
}

describe('a part', () => {
  it('stands in several places, each told and taken away by itself', async () => {
    const [one, other] = [placed('ann'), placed('bob')];
    await act(() => badge.mount(one));
    await act(() => badge.mount(other));
    await act(() => badge.update({ ...one, given: { name: 'cat' } }));
    expect(one.domElement).toHaveTextContent('cat');
    expect(other.domElement).toHaveTextContent('bob');
    await act(() => badge.unmount(one));
    expect(one.domElement).toBeEmptyDOMElement();
    expect(other.domElement).toHaveTextContent('bob');
    expect(one.platform.listeners()).toBe(0);
  });

  it('keeps what it shows when it is given what makes no sense, and says so', async () => {
    const one = placed('ann');
    await act(() => badge.mount(one));
    await act(() => badge.update({ ...one, given: { name: 7 } }));
    expect(one.domElement).toHaveTextContent('ann');
    expect(one.platform.reports).toHaveLength(1);
    await act(() => badge.unmount(one));
  });

  it('is empty, not broken, when it is given nothing that it could show', async () => {
    const one = { ...placed('ann'), given: {} };
    await act(() => badge.mount(one));
    expect(one.domElement).toHaveTextContent('');
    expect(one.platform.reports).toHaveLength(1);
    await act(() => badge.update({ ...one, given: { name: 'bob' } }));
    expect(one.domElement).toHaveTextContent('bob');
    await act(() => badge.unmount(one));
  });
});
