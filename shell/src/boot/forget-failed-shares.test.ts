import { createInstance } from '@module-federation/runtime';
import { forgetFailedShares } from './forget-failed-shares';

it('asks again for a shared library that could not be fetched', async () => {
  let online = false;
  const popover = () => 'popover';
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    plugins: [forgetFailedShares],
    shared: {
      popover: {
        version: '1.0.0',
        scope: 'default',
        get: () => (online ? Promise.resolve(popover) : Promise.reject(new Error('offline'))),
      },
    },
  });
  await expect(instance.loadShare('popover')).rejects.toThrow('offline');
  online = true;
  expect(await instance.loadShare('popover')).toBe(popover);
});
