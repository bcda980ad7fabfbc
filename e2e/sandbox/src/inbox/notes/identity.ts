import type { Note } from '../note';

export const identityNotes = {
  identityVerified: {
    title: {
      zh: '实名认证已通过',
      hk: '實名認證已通過',
      en: 'Identity verified',
      kr: '본인 인증 완료',
      jp: '本人確認が完了しました',
      spa: 'Identidad verificada',
    },
    content: {
      zh: '您的实名认证已通过，账户等级升为二级，现在可以进行法币交易。',
      hk: '您的實名認證已通過，帳戶等級升為二級，現在可以進行法幣交易。',
      en: 'Your identity is verified. Your account is now level 2, and you can trade fiat.',
      kr: '본인 인증이 완료되었습니다. 계정 등급이 2단계로 올라 법정화폐 거래를 할 수 있습니다.',
      jp: '本人確認が完了しました。口座はレベル2になり、法定通貨取引をご利用いただけます。',
      spa: 'Su identidad ha sido verificada. Su cuenta es ahora de nivel dos y puede operar con dinero fiat.',
    },
  },
  identityRefused: {
    title: {
      zh: '实名认证未通过',
      hk: '實名認證未通過',
      en: 'Identity verification rejected',
      kr: '본인 인증 미통과',
      jp: '本人確認が承認されませんでした',
      spa: 'Verificación de identidad no superada',
    },
    content: {
      zh: '您提交的资料未通过审核。请确认证件清晰、完整且未过期，然后重新提交。',
      hk: '您提交的資料未通過審核。請確認證件清晰、完整且未過期，然後重新提交。',
      en: 'Your documents were not accepted. Make sure they are sharp, complete and valid, then submit them again.',
      kr: '제출하신 자료가 승인되지 않았습니다. 신분증이 선명하고 온전하며 유효한지 확인한 뒤 다시 제출하세요.',
      jp: 'ご提出の書類は承認されませんでした。書類が鮮明で全体が写っており、有効期限内であることをご確認のうえ、再度ご提出ください。',
      spa: 'Lo que envió no fue aceptado. Compruebe que el documento sea nítido, esté completo y no haya caducado, y envíelo de nuevo.',
    },
  },
} as const satisfies Readonly<Record<string, Note>>;
