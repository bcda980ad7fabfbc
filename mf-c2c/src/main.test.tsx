import { act, screen } from '@testing-library/react';
import { fakePlatform } from '@tradefloor/platform/fake';
import { bootstrap, mount, unmount } from './main';

it('draws its first screen, and leaves nothing behind', async () => {
  window.history.replaceState(null, '', '/c2cTrade');
  const platform = fakePlatform();
  const domElement = document.createElement('div');
  document.body.append(domElement);
  const props = { name: 'c2c', domElement, platform, crashed: () => undefined };

  await bootstrap(props);
  await act(() => mount(props));
  expect(screen.getByRole('heading', { name: 'C2C market' })).toBeInTheDocument();

  await act(() => unmount(props));
  expect(domElement).toBeEmptyDOMElement();
  expect(platform.listeners()).toBe(0);
});
