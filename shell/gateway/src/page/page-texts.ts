import type { LANGUAGES } from '@tradefloor/release';

export const NAME = 'Tradefloor';

export type PageLanguage = (typeof LANGUAGES)[number];

interface PageTexts {
  /** For `<html lang>`. */
  readonly tag: string;
  readonly description: string;
  readonly noScript: string;
}

/** What the page says before, or without, any script. */
export const PAGE_TEXTS: Readonly<Record<PageLanguage, PageTexts>> = {
  en: {
    tag: 'en-US',
    description: 'Trade crypto: spot, leverage, micro and C2C, at live prices exact to the last digit.',
    noScript: 'Tradefloor needs JavaScript. Turn it on in your browser and reload the page.',
  },
  hk: {
    tag: 'zh-Hant-HK',
    description: '數碼貨幣交易平台：現貨、槓桿、秒合約與 C2C，行情即時更新，精確到最後一位。',
    noScript: 'Tradefloor 需要 JavaScript。請在瀏覽器中啟用後重新載入頁面。',
  },
  jp: {
    tag: 'ja-JP',
    description: '暗号資産取引所。現物、レバレッジ、秒取引、C2C を、リアルタイムの正確な価格で。',
    noScript: 'Tradefloor の利用には JavaScript が必要です。ブラウザで有効にして、ページを再読み込みしてください。',
  },
  kr: {
    tag: 'ko-KR',
    description: '가상자산 거래소. 현물, 레버리지, 초단기 거래, C2C를 마지막 자릿수까지 정확한 실시간 가격으로.',
    noScript: 'Tradefloor를 이용하려면 JavaScript가 필요합니다. 브라우저에서 켠 뒤 페이지를 새로고침해 주세요.',
  },
  spa: {
    tag: 'es-ES',
    description: 'Opere con criptomonedas: spot, apalancamiento, micro y C2C, con precios exactos en directo.',
    noScript: 'Tradefloor necesita JavaScript. Actívelo en el navegador y recargue la página.',
  },
  zh: {
    tag: 'zh-Hans-CN',
    description: '数字货币交易平台：现货、杠杆、秒合约与 C2C，行情实时更新，精确到最后一位。',
    noScript: 'Tradefloor 需要 JavaScript。请在浏览器中启用后重新加载页面。',
  },
};
