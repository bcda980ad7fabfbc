import { defineArea } from '@tradefloor/area/define';
import { signInPart } from '@tradefloor/platform/parts';

export default defineArea({
  name: 'account',
  platform: '^1.3.0',
  routes: [
    { path: '/components/login', aliases: ['/login'], access: 'public', look: 'dark', title: 'title.login' },
    { path: '/components/register', aliases: ['/register'], access: 'public', look: 'dark', title: 'title.register' },
    { path: '/forgetPwd', access: 'public', look: 'dark', title: 'title.forgot' },
    { path: '/resetPwd', access: 'public', look: 'dark', title: 'title.reset' },
    { path: '/undoBinding', access: 'public', look: 'dark', title: 'title.undoBinding' },
    { path: '/bindEmail', access: 'user', title: 'title.bindEmail' },
    {
      path: '/account/accountCenter',
      aliases: ['/accountCenter'],
      access: 'user',
      frame: 'account',
      title: 'title.centre',
    },
    {
      path: '/account/accountSet',
      aliases: ['/accountSet'],
      access: 'user',
      frame: 'account',
      title: 'title.settings',
    },
    {
      path: '/account/authentication',
      aliases: ['/authentication'],
      access: 'user',
      frame: 'account',
      title: 'title.identity',
    },
    {
      path: '/account/accountMessage',
      aliases: ['/accountMessage', '/account/mail', '/mail'],
      access: 'user',
      frame: 'account',
      title: 'title.messages',
    },
    {
      path: '/account/userSetting',
      aliases: ['/userSetting'],
      access: 'user',
      frame: 'account',
      title: 'title.userSettings',
    },
    { path: '/account/payment', aliases: ['/payment'], access: 'user', frame: 'account', title: 'title.payment' },
    { path: '/setCash', access: 'user', title: 'title.fundPassword' },
    { path: '/account/region', aliases: ['/region'], access: 'user', frame: 'account', title: 'title.region' },
    { path: '/success', access: 'public', title: 'title.success' },
  ],
  menu: [
    { to: '/account/accountCenter', label: 'title.centre', order: 5, place: 'account' },
    { to: '/account/accountSet', label: 'title.settings', order: 10, place: 'account' },
    { to: '/account/authentication', label: 'title.identity', order: 30, place: 'account' },
    { to: '/account/accountMessage', label: 'title.messages', order: 40, place: 'account' },
    { to: '/account/payment', label: 'title.payment', order: 50, place: 'account' },
    { to: '/account/userSetting', label: 'title.userSettings', order: 60, place: 'account' },
  ],
  parts: [{ part: signInPart, module: './src/sign-in/sign-in-part' }],
});
