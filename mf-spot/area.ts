import { defineArea } from '@tradefloor/area/define';

export default defineArea({
  name: 'spot',
  platform: '^1.3.0',
  routes: [
    { path: '/dealCenter', access: 'public', look: 'trading', title: 'title.dealCentre' },
    {
      path: '/account/accountEntrust',
      aliases: ['/accountEntrust'],
      access: 'user',
      frame: 'account',
      title: 'title.entrusts',
    },
  ],
  menu: [
    { to: '/dealCenter', label: 'area.name', order: 20, place: 'header' },
    { to: '/account/accountEntrust', label: 'title.entrusts', order: 25, place: 'account' },
  ],
  parts: [],
});
