import type { Note } from '../note';

export const identityNotes = {
  identityVerified: {
    title: {
      zh: '身份认证已通过',
      hk: '身份認證已通過',
      en: 'Identity verified',
      kr: '본인 인증 완료',
      jp: '本人確認が完了しました',
      spa: 'Identidad verificada',
    },
    content: {
      zh: '您的身份认证已通过，账户等级升为二级，现可进行法币交易。',
      hk: '您的身份認證已通過，帳戶等級升為二級，現可進行法幣交易。',
      en: 'Your identity is verified. Your account is now level 2, and you can trade fiat.',
      kr: '본인 인증이 완료되었습니다. 계정이 레벨 2가 되어 법정화폐 거래를 할 수 있습니다.',
      jp: '本人確認が完了しました。アカウントはレベル2になり、法定通貨取引をご利用いただけます。',
      spa: 'Su identidad está verificada. Su cuenta es ahora de nivel 2 y puede operar con fiat.',
    },
  },
  identityRefused: {
    title: {
      zh: '身份认证未通过',
      hk: '身份認證未通過',
      en: 'Identity verification rejected',
      kr: '본인 인증 반려',
      jp: '本人確認が承認されませんでした',
      spa: 'Verificación de identidad rechazada',
    },
    content: {
      zh: '您提交的资料未通过审核。请确认证件清晰、完整且未过期，然后重新提交。',
      hk: '您提交的資料未通過審核。請確認證件清晰、完整且未過期，然後重新提交。',
      en: 'Your documents were not accepted. Make sure they are sharp, complete and valid, then submit them again.',
      kr: '제출하신 자료가 승인되지 않았습니다. 신분증이 선명하고 온전하며 유효한지 확인한 뒤 다시 제출하세요.',
      jp: 'ご提出の書類は承認されませんでした。書類が鮮明で全体が写っており、有効期限内であることをご確認のうえ、再度ご提出ください。',
      spa: 'Sus documentos no se han aceptado. Compruebe que sean nítidos, completos y vigentes, y envíelos de nuevo.',
    },
  },
} as const satisfies Readonly<Record<string, Note>>;
