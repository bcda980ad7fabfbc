import { defineArea } from '@tradefloor/area/define';

export default defineArea({
  name: 'ops',
  platform: '^1.3.0',
  routes: [
    { path: '/ops', access: 'user', title: 'title.operations' },
    { path: '/ops/history', access: 'user', title: 'title.history' },
  ],
  // Found from the account menu, by operators alone.
  menu: [],
  parts: [],
});
