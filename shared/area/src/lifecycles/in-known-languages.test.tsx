import { act, screen, waitFor } from '@testing-library/react';
import { LANGUAGES } from '@tradefloor/money';
import type { Platform } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { part } from '@tradefloor/platform/parts';
import { useLanguage } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { defineArea } from '../define';
import type { Texts } from '../texts/texts';
import { lifecycles } from './lifecycles';
import { partLifecycles } from './part-lifecycles';

/** As webpack gives them: none of a language that this build does not know. */
const texts: Texts = code =>
  LANGUAGES.includes(code)
    ? Promise.resolve({ default: { title: `in ${code}` } })
    : Promise.reject(new Error(`Cannot find module './${code}.json'`));

function View() {
  const { t } = useTranslation();
  return <h1>{`${t('title')}, figures ${useLanguage()}`}</h1>;
}

const area = lifecycles(
  defineArea({
    name: 'sample',
    platform: '^1.0.0',
    routes: [{ path: '/first', access: 'public', title: 'title' }],
    menu: [],
    parts: [],
  }),
  { screens: { '/first': () => Promise.resolve({ default: View }) }, texts },
);
const ofPart = partLifecycles({ of: part('badge', { owner: 'sample', version: 1, read: () => ({}) }), View, texts });

const OF_TOMORROW = 'of-tomorrow' as never;
const english = () => expect(screen.getByRole('heading')).toHaveTextContent('in en, figures en');

afterEach(() => document.body.replaceChildren());

it.each([
  ['an area', (props: Drawn) => area.mount({ name: 'sample', ...props })],
  ['a part', (props: Drawn) => ofPart.mount({ name: 'badge', ...props, given: {} })],
])('%s is English in a language that came after its build', async (_, mount) => {
  window.history.replaceState(null, '', '/first');
  const platform = fakePlatform();
  const domElement = document.body.appendChild(document.createElement('div'));
  platform.language.set(OF_TOMORROW);
  await act(() => mount({ domElement, platform, crashed: jest.fn() }));
  english();
  act(() => platform.language.set('zh'));
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('in zh, figures zh'));
  act(() => platform.language.set(OF_TOMORROW));
  await waitFor(english);
});

it('warms an area for it, too', async () => {
  const platform = fakePlatform();
  platform.language.set(OF_TOMORROW);
  await expect(area.prefetch({ platform, path: '/first' })).resolves.toBeUndefined();
});

interface Drawn {
  readonly domElement: HTMLElement;
  readonly platform: Platform;
  readonly crashed: jest.Mock;
}
