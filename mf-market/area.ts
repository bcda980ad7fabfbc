import { defineArea } from '@tradefloor/area/define';

export default defineArea({
  name: 'market',
  platform: '^1.3.0',
  routes: [
    { path: '/', aliases: ['/home', '/homeContent'], access: 'public', title: 'title.home' },
    { path: '/quotation', access: 'public', title: 'title.quotation' },
    { path: '/noticeList', access: 'public', title: 'title.notices' },
    { path: '/components/noticeDetail', aliases: ['/noticeDetail'], access: 'public', title: 'title.notice' },
    { path: '/upstart', access: 'public', title: 'title.tokenSale' },
  ],
  menu: [{ to: '/quotation', label: 'area.name', order: 10, place: 'header' }],
  parts: [],
});
