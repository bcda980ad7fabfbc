import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePlatform } from '@tradefloor/platform/fake';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { defineArea } from '../define';
import { clientOf } from '../query/use-queries';
import type { Screen } from '../screens/screen';
import type { Texts } from '../texts/texts';
import { lifecycles } from './lifecycles';
import { Link } from '../router/link';

const area = defineArea({
  name: 'sample',
  platform: '^1.0.0',
  routes: [
    { path: '/first', access: 'public', title: 'title' },
    { path: '/second', access: 'public', title: 'title' },
  ],
  menu: [],
  parts: [],
});

const WORDS = { en: 'Spot trading', zh: '现货交易' } as const;
const texts: Texts = code => Promise.resolve({ default: { title: code === 'zh' ? WORDS.zh : WORDS.en } });

function First() {
  const { t } = useTranslation();
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('this render crashes');
  return (
    <>
      <h1>{t('title')}</h1>
      <Link to="/second">on</Link>
      <button onClick={() => setBroken(true)}>break</button>
    </>
  );
}

function Typed() {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  return (
    <>
      <h1>{t('title')}</h1>
      <input value={text} onChange={event => setText(event.target.value)} />
    </>
  );
}

/** Chinese comes when it is let go. */
function slowChinese() {
  let letGo = () => undefined as void;
  const slow: Texts = code =>
    code === 'zh' ? new Promise(resolve => (letGo = () => resolve({ default: { title: WORDS.zh } }))) : texts(code);
  return { slow, answer: () => letGo() };
}

const first: Screen = () => Promise.resolve({ default: First });
const second: Screen = () => Promise.resolve({ default: () => <p>second</p> });

function anArea(change: { first?: Screen; texts?: Texts } = {}) {
  window.history.replaceState(null, '', '/first');
  const platform = fakePlatform();
  const domElement = document.createElement('div');
  document.body.append(domElement);
  const crashed = jest.fn();
  const screens = { '/first': change.first ?? first, '/second': second };
  const module = lifecycles(area, { screens, texts: change.texts ?? texts });
  const props = { name: 'sample', domElement, platform, crashed };
  return { platform, domElement, crashed, module, props, mount: () => act(() => module.mount(props)) };
}

afterEach(() => document.body.replaceChildren());

describe('an area', () => {
  it('draws the screen of its address before mount resolves', async () => {
    const { mount } = anArea();
    await mount();
    expect(screen.getByRole('heading')).toHaveTextContent('Spot trading');
  });

  it('leaves no node, listener or subscription', async () => {
    const listening = jest.spyOn(window, 'addEventListener');
    const ending = jest.spyOn(window, 'removeEventListener');
    const { mount, module, props, platform, domElement } = anArea();
    await mount();
    await act(() => module.unmount(props));
    expect(domElement).toBeEmptyDOMElement();
    expect(platform.listeners()).toBe(0);
    const popstates = ([name]: readonly unknown[]) => name === 'popstate';
    expect(ending.mock.calls.filter(popstates)).toHaveLength(listening.mock.calls.filter(popstates).length);
  });

  it('goes through the platform, and follows the address', async () => {
    const { mount, platform } = anArea();
    await mount();
    await userEvent.click(screen.getByRole('link'));
    expect(platform.went).toEqual(['/second']);
    window.history.pushState(null, '', '/second');
    await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.getByText('second')).toBeInTheDocument();
  });

  it('speaks another language as soon as it is chosen', async () => {
    const { mount, platform } = anArea();
    await mount();
    act(() => platform.language.set('zh'));
    await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('现货交易'));
  });

  it('says in what language it speaks, not before the words are there', async () => {
    const { slow, answer } = slowChinese();
    const { mount, platform, domElement } = anArea({ texts: slow });
    await mount();
    expect(domElement).toHaveAttribute('lang', 'en-US');
    act(() => platform.language.set('zh'));
    expect(domElement).toHaveAttribute('lang', 'en-US');
    await act(async () => answer());
    expect(domElement).toHaveAttribute('lang', 'zh-Hans-CN');
    expect(screen.getByRole('heading')).toHaveTextContent(WORDS.zh);
  });

  it('ends in the language chosen last, whichever loads last', async () => {
    const { slow, answer } = slowChinese();
    const { mount, platform } = anArea({ texts: slow });
    await mount();
    act(() => platform.language.set('zh'));
    act(() => platform.language.set('en'));
    await act(async () => answer());
    expect(screen.getByRole('heading')).toHaveTextContent('Spot trading');
  });

  it('says a text as it was changed, with all that the screen had kept', async () => {
    let title: string = WORDS.en;
    let told = () => undefined as void;
    const edited: Texts = () => Promise.resolve({ default: { title }, whenChanged: tell => (told = tell) });
    const { mount, module, props } = anArea({ texts: edited, first: () => Promise.resolve({ default: Typed }) });
    await mount();
    await userEvent.type(screen.getByRole('textbox'), '12.5');
    for (const text of ['Spot', 'Spot exchange']) {
      title = text;
      await act(async () => told());
      expect(screen.getByRole('heading')).toHaveTextContent(text);
    }
    expect(screen.getByRole('textbox')).toHaveValue('12.5');
    await act(() => module.unmount(props));
  });

  it('gives a screen the queries that were prefetched for it', async () => {
    const seen: unknown[] = [];
    const warmed: Screen = () =>
      Promise.resolve({
        default: () => <p>warm</p>,
        prefetch: ({ queries, path }) => {
          seen.push(path);
          return clientOf(queries).prefetchQuery({ queryKey: ['it'], queryFn: () => seen.push('fetched') });
        },
      });
    const { module, mount, platform } = anArea({ first: warmed });
    await module.prefetch({ platform, path: '/first?pair=1' });
    await mount();
    expect(seen).toEqual(['/first?pair=1', 'fetched', '/first']);
  });
});

describe('an area that breaks', () => {
  // React's act throws what a root has been given to handle: here the root's handling is what is tested.
  const acting = (isActing: boolean) => () => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isActing });
  beforeEach(acting(false));
  afterEach(acting(true));

  it('tells the shell of a render that crashes later, and takes its tree away', async () => {
    const { module, props, crashed, domElement } = anArea();
    await module.mount(props);
    screen.getByRole('button', { name: 'break' }).click();
    await waitFor(() =>
      expect(crashed).toHaveBeenCalledWith(expect.objectContaining({ message: 'this render crashes' })),
    );
    expect(domElement).toBeEmptyDOMElement();
  });

  it('rejects the mount when the first render throws', async () => {
    const throwing = () => {
      throw new Error('at once');
    };
    const { module, props, crashed } = anArea({ first: () => Promise.resolve({ default: throwing }) });
    await expect(module.mount(props)).rejects.toThrow('at once');
    expect(crashed).not.toHaveBeenCalled();
  });

  it('rejects the mount when a screen’s code can not be had, after a second try', async () => {
    const missing = jest.fn(() => Promise.reject(new Error('Loading chunk 3 failed')));
    const { module, props } = anArea({ first: missing });
    await expect(module.mount(props)).rejects.toThrow('chunk');
    expect(missing).toHaveBeenCalledTimes(2);
  });
});
