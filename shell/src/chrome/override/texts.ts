import type { LanguageCode } from '@tradefloor/contract';

interface Texts {
  readonly asked: (names: string) => string;
  readonly show: string;
  readonly dismiss: string;
  readonly shown: (names: string) => string;
  readonly back: string;
  readonly failed: string;
}

/** Here and not with the shell's texts: a trader never sees them. */
export const TEXTS: Readonly<Record<LanguageCode, Texts>> = {
  en: {
    asked: names => `This link shows other builds, in this browser only: ${names}`,
    show: 'Show them',
    dismiss: 'Not now',
    shown: names => `In this browser only: ${names}`,
    back: 'Back to public builds',
    failed: 'The gateway did not answer. Try again.',
  },
  zh: {
    asked: names => `此链接将仅在本浏览器中显示其他版本：${names}`,
    show: '显示',
    dismiss: '暂不',
    shown: names => `仅限本浏览器：${names}`,
    back: '恢复公开版本',
    failed: '网关没有响应，请重试。',
  },
  hk: {
    asked: names => `此連結只會在本瀏覽器中顯示其他版本：${names}`,
    show: '顯示',
    dismiss: '暫不',
    shown: names => `僅限本瀏覽器：${names}`,
    back: '恢復公開版本',
    failed: '閘道沒有回應，請再試一次。',
  },
  jp: {
    asked: names => `このリンクは、このブラウザでのみ別のビルドを表示します：${names}`,
    show: '表示する',
    dismiss: '今はしない',
    shown: names => `このブラウザのみ：${names}`,
    back: '公開ビルドに戻す',
    failed: 'ゲートウェイが応答しません。もう一度お試しください。',
  },
  kr: {
    asked: names => `이 링크는 이 브라우저에서만 다른 빌드를 표시합니다: ${names}`,
    show: '표시',
    dismiss: '나중에',
    shown: names => `이 브라우저에서만: ${names}`,
    back: '공개 빌드로 돌아가기',
    failed: '게이트웨이가 응답하지 않습니다. 다시 시도해 주세요.',
  },
  spa: {
    asked: names => `Este enlace muestra otras versiones, solo en este navegador: ${names}`,
    show: 'Mostrar',
    dismiss: 'Ahora no',
    shown: names => `Solo en este navegador: ${names}`,
    back: 'Volver a las versiones públicas',
    failed: 'La pasarela no respondió. Inténtelo de nuevo.',
  },
};
