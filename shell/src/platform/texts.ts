import type { LanguageCode } from '@tradefloor/contract';
import type { Question } from '@tradefloor/platform';

interface Texts {
  /** Asked before a page with unsent input is left. */
  readonly leave: Question;
  /** A submit is in flight; the way on is taken when its answer is there (look.sent-once). */
  readonly submitting: string;
}

/** Few enough to be there at once: the platform asks before the chrome's texts are loaded. */
export const TEXTS: Readonly<Record<LanguageCode, Texts>> = {
  en: {
    leave: {
      title: 'Leave this page?',
      text: 'What you’ve entered hasn’t been submitted and will be lost.',
      yes: 'Leave',
      no: 'Stay',
      tone: 'danger',
    },
    submitting: 'Still submitting. The page opens once it’s done.',
  },
  zh: {
    leave: {
      title: '离开此页面？',
      text: '您填写的内容尚未提交，离开后将会丢失。',
      yes: '离开',
      no: '留下',
      tone: 'danger',
    },
    submitting: '正在提交，请勿重复操作。收到结果后将自动打开页面。',
  },
  hk: {
    leave: {
      title: '離開此頁面？',
      text: '您填寫的內容尚未提交，離開後將會遺失。',
      yes: '離開',
      no: '留下',
      tone: 'danger',
    },
    submitting: '正在提交，請勿重複操作。收到結果後會自動開啟頁面。',
  },
  jp: {
    leave: {
      title: 'このページを離れますか？',
      text: '入力した内容はまだ送信されておらず、離れると失われます。',
      yes: '離れる',
      no: 'とどまる',
      tone: 'danger',
    },
    submitting: '送信中です。結果が届き次第、ページを開きます。',
  },
  kr: {
    leave: {
      title: '이 페이지를 나갈까요?',
      text: '입력한 내용이 아직 제출되지 않았으며, 나가면 사라집니다.',
      yes: '나가기',
      no: '머무르기',
      tone: 'danger',
    },
    submitting: '제출 중입니다. 결과가 도착하면 페이지가 열립니다.',
  },
  spa: {
    leave: {
      title: '¿Salir de esta página?',
      text: 'Los datos que ha introducido no se han enviado y se perderán.',
      yes: 'Salir',
      no: 'Quedarse',
      tone: 'danger',
    },
    submitting: 'Se está enviando. La página se abrirá en cuanto termine.',
  },
};
