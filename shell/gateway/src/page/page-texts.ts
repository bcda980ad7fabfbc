import type { PageLanguage } from './preferences';

export const NAME = 'Tradefloor';

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
    description:
      'Trade digital currencies: spot, leverage, micro contracts and peer to peer, priced live to the last digit.',
    noScript: 'Tradefloor needs JavaScript. Please switch it on in your browser and load the page again.',
  },
  hk: {
    tag: 'zh-Hant-HK',
    description: '數字貨幣交易平台：現貨、槓桿、秒合約與法幣交易，行情即時更新，精確到最後一位。',
    noScript: 'Tradefloor 需要 JavaScript。請在瀏覽器中啟用後重新載入頁面。',
  },
  jp: {
    tag: 'ja-JP',
    description: 'デジタル通貨の取引所。現物、レバレッジ、マイクロ取引、P2P を、リアルタイムの正確な価格で。',
    noScript: 'Tradefloor の利用には JavaScript が必要です。ブラウザーで有効にして、ページを再読み込みしてください。',
  },
  kr: {
    tag: 'ko-KR',
    description: '디지털 화폐 거래소. 현물, 레버리지, 마이크로 거래, P2P를 마지막 자릿수까지 정확한 실시간 가격으로.',
    noScript: 'Tradefloor를 이용하려면 JavaScript가 필요합니다. 브라우저에서 켠 뒤 페이지를 새로고침해 주세요.',
  },
  spa: {
    tag: 'es-ES',
    description:
      'Opera con monedas digitales: al contado, con apalancamiento, microcontratos y entre particulares, con precios en vivo.',
    noScript: 'Tradefloor necesita JavaScript. Actívalo en el navegador y vuelve a cargar la página.',
  },
  zh: {
    tag: 'zh-Hans-CN',
    description: '数字货币交易平台：现货、杠杆、秒合约与法币交易，行情实时更新，精确到最后一位。',
    noScript: 'Tradefloor 需要 JavaScript。请在浏览器中启用后重新加载页面。',
  },
};
