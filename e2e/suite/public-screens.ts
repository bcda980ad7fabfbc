/** What a guest may see; each in six languages, in both themes, on small screens. */
export const PUBLIC: readonly string[] = [
  '/',
  '/quotation',
  '/noticeList',
  '/components/noticeDetail?id=526',
  '/upstart',
  '/dealCenter',
  '/leverdealCenter',
  '/secondDealCenter',
  '/c2cTrade',
  '/components/login',
  '/components/register',
  '/forgetPwd',
  '/resetPwd',
  '/undoBinding#a-key',
  '/success',
];
