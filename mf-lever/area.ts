import { defineArea } from '@tradefloor/area/define';
import { leverageListsPart } from '@tradefloor/platform/parts';

export default defineArea({
  name: 'lever',
  platform: '^1.3.0',
  routes: [
    { path: '/leverdealCenter', access: 'public', look: 'trading', title: 'title.dealCentre' },
    { path: '/leverList', access: 'user', within: '/leverdealCenter', title: 'title.positions' },
    {
      path: '/new_account/letransactions',
      aliases: ['/letransactions'],
      access: 'user',
      frame: 'wallet',
      title: 'title.walletOrders',
    },
    { path: '/leverTransactions', access: 'user', within: '/leverdealCenter', title: 'title.allOrders' },
    { path: '/leverTransaction', access: 'user', within: '/leverdealCenter', title: 'title.pairOrders' },
    { path: '/allTransaction', access: 'user', within: '/leverdealCenter', title: 'title.trades' },
    { path: '/leverRecord', access: 'user', within: '/leverdealCenter', title: 'title.records' },
    { path: '/lever_manger', aliases: ['/manger'], access: 'user', within: '/leverdealCenter', title: 'title.terms' },
  ],
  menu: [
    { to: '/leverdealCenter', label: 'area.name', order: 30, place: 'header' },
    { to: '/new_account/letransactions', label: 'title.walletOrders', order: 70, place: 'wallet' },
  ],
  parts: [{ part: leverageListsPart, module: './src/leverage-lists/leverage-lists-part' }],
});
