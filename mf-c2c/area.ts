import { defineArea } from '@tradefloor/area/define';
import { merchantBadgePart } from '@tradefloor/platform/parts';

export default defineArea({
  name: 'c2c',
  platform: '^1.4.0',
  routes: [
    { path: '/c2cTrade', aliases: ['/legalTrade'], access: 'public', title: 'title.market' },
    { path: '/c2c', access: 'user', within: '/c2cTrade', title: 'title.publish' },
    { path: '/c2cRelease', access: 'user', within: '/c2cTrade', title: 'title.adverts' },
    { path: '/c2cDetail', access: 'user', within: '/c2cTrade', title: 'title.advertOrders' },
    { path: '/c2cOrder', access: 'user', within: '/c2cTrade', title: 'title.orders' },
    { path: '/match', access: 'user', within: '/c2cTrade', title: 'title.match' },
    { path: '/account/aceite', aliases: ['/aceite'], access: 'user', frame: 'account', title: 'title.acceptors' },
    {
      path: '/account/rechargeMoney',
      aliases: ['/rechargeMoney'],
      access: 'user',
      frame: 'account',
      within: '/account/aceite',
      title: 'title.acceptorDeal',
    },
    {
      path: '/account/chargeRecord',
      aliases: ['/chargeRecord'],
      access: 'user',
      frame: 'account',
      within: '/account/aceite',
      title: 'title.acceptorRecords',
    },
    {
      path: '/account/acceptorDesk',
      access: 'user',
      frame: 'account',
      within: '/account/aceite',
      title: 'title.acceptorDesk',
    },
    { path: '/account/rulings', aliases: ['/rulings'], access: 'user', frame: 'account', title: 'title.rulings' },
  ],
  menu: [
    { to: '/c2cTrade', label: 'area.name', order: 50, place: 'header' },
    { to: '/legalTrade', label: 'menu.fiat', order: 55, place: 'header', hidden: true },
    { to: '/account/aceite', label: 'title.acceptors', order: 54, place: 'account' },
    { to: '/account/rulings', label: 'title.rulings', order: 56, place: 'account' },
  ],
  parts: [{ part: merchantBadgePart, module: './src/badge/badge-part' }],
});
