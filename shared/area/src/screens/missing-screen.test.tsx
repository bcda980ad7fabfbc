import { screen, waitFor } from '@testing-library/react';
import { fakePlatform } from '@tradefloor/platform/fake';
import { defineArea } from '../define';
import { lifecycles } from '../lifecycles/lifecycles';
import type { Screen } from './screen';

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

const acting = (is: boolean) => () => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: is });
beforeEach(acting(false));
afterEach(acting(true));

it('tells the shell of a screen whose code does not come, once, and asks for it again with the next mount', async () => {
  window.history.replaceState(null, '', '/first');
  const domElement = document.createElement('div');
  document.body.append(domElement);
  const code = { isThere: false };
  const second = jest.fn<ReturnType<Screen>, []>(() =>
    code.isThere
      ? Promise.resolve({ default: () => <p>second</p> })
      : Promise.reject(new Error('Loading chunk 3 failed')),
  );
  const first: Screen = () => Promise.resolve({ default: () => <p>first</p> });
  const texts = () => Promise.resolve({ default: {} });
  const module = lifecycles(area, { screens: { '/first': first, '/second': second }, texts });
  const crashed = jest.fn();
  const props = { name: 'sample', domElement, platform: fakePlatform(), crashed };
  await module.mount(props);
  window.history.pushState(null, '', '/second');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect(crashed).toHaveBeenCalledTimes(1));
  expect(crashed).toHaveBeenCalledWith(expect.objectContaining({ message: 'Loading chunk 3 failed' }));
  expect(domElement).toBeEmptyDOMElement();
  await module.unmount(props);
  const asked = second.mock.calls.length;
  code.isThere = true;
  await module.mount(props);
  expect(await screen.findByText('second')).toBeInTheDocument();
  expect(second).toHaveBeenCalledTimes(asked + 1);
  await module.unmount(props);
});
