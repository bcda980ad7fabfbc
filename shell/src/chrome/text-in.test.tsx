import { act, screen } from '@testing-library/react';
import type { Label } from '@tradefloor/release';
import { aLabel, anEntry, aRoute } from './testing/builders';
import { chromeOnPage, takeAway } from './testing/chrome-on-page';

afterEach(takeAway);

const { jp: _later, ...known } = aLabel('Earn');
const label = known as Label;

it('calls in English what was built before the language came', async () => {
  const { chrome, menu, platform } = await chromeOnPage();
  act(() => menu.set([anEntry({ to: '/earn', label })]));
  act(() => chrome.showRoute(aRoute({ path: '/earn', title: label })));
  await act(async () => platform.language.set('kr'));
  expect(screen.getByRole('link', { name: 'Earn kr' })).toBeInTheDocument();
  await act(async () => platform.language.set('jp'));
  expect(screen.getByRole('link', { name: 'Earn' })).toBeInTheDocument();
  expect(document.title).toBe('Earn · Tradefloor');
});
