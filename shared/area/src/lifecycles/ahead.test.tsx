import { waitFor } from '@testing-library/react';
import { fakePlatform } from '@tradefloor/platform/fake';
import { defineArea } from '../define';
import type { Ahead, Screen } from '../screens/screen';
import { lifecycles } from './lifecycles';

const area = defineArea({
  name: 'sample',
  platform: '^1.0.0',
  routes: [{ path: '/first', access: 'public', title: 'title' }],
  menu: [],
  parts: [],
});

function anArea(ahead: Ahead) {
  const first: Screen = () => Promise.resolve({ default: () => <p>first</p>, ahead });
  return lifecycles(area, {
    screens: { '/first': first },
    texts: () => Promise.resolve({ default: { title: 'Sample' } }),
  });
}

it('waits for what a screen shows where it takes another’s place, and only there', async () => {
  let come = () => undefined as void;
  const ahead = jest.fn<() => Promise<void>, Parameters<Ahead>>(() => () => new Promise(resolve => (come = resolve)));
  const module = anArea(ahead);
  const wanted = { platform: fakePlatform(), path: '/first?symbol=ETH/USDT' };
  await module.prefetch(wanted);
  expect(ahead).not.toHaveBeenCalled();
  const warmed = jest.fn();
  const warming = module.prefetch({ ...wanted, whole: true }).then(warmed);
  await waitFor(() => expect(ahead).toHaveBeenCalledWith(expect.objectContaining({ path: wanted.path })));
  expect(warmed).not.toHaveBeenCalled();
  come();
  await warming;
  expect(warmed).toHaveBeenCalled();
});
