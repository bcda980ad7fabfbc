import { act } from '@testing-library/react';
import { fakePlatform } from '@tradefloor/platform/fake';
import type { Texts } from '../texts/texts';
import { partLifecycles } from './part-lifecycles';

const texts: Texts = () => Promise.resolve({ default: {} });
const badge = partLifecycles({ Part: ({ given }) => <b>{String(given['name'])}</b>, texts });

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
});
