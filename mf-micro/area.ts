import { defineArea } from '@tradefloor/area/define';

export default defineArea({
  name: 'micro',
  platform: '^1.4.0',
  routes: [{ path: '/secondDealCenter', access: 'public', look: 'trading', title: 'title.dealCentre' }],
  menu: [{ to: '/secondDealCenter', label: 'area.name', order: 40, place: 'header' }],
  parts: [],
});
