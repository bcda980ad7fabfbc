import type { Texts } from '../messages/message';

export interface DemoMessage {
  readonly hoursAgo: number;
  readonly isRead: boolean;
  readonly title: Texts;
  readonly content: Texts;
}

/** Oldest first; the newest waits to be read. */
export const DEMO_MESSAGES: readonly DemoMessage[] = [
  {
    hoursAgo: 190,
    isRead: true,
    title: {
      zh: '欢迎来到 Tradefloor',
      hk: '歡迎來到 Tradefloor',
      en: 'Welcome to Tradefloor',
      kr: 'Tradefloor에 오신 것을 환영합니다',
      jp: 'Tradefloor へようこそ',
      spa: 'Bienvenido a Tradefloor',
    },
    content: {
      zh: '您的账户已开通。建议先完成实名认证并绑定手机，之后即可充值和交易。',
      hk: '您的帳戶已開通。建議先完成實名認證並綁定手機，之後即可充值和交易。',
      en: 'Your account is open. Verify your identity and bind a phone first; then deposit and trade.',
      kr: '계정이 개설되었습니다. 먼저 본인 인증과 휴대폰 등록을 마친 뒤 입금하고 거래하세요.',
      jp: '口座が開設されました。まず本人確認と電話番号の登録を済ませてから、入金とお取引をお始めください。',
      spa: 'Su cuenta está abierta. Verifique primero su identidad y vincule un teléfono; después podrá depositar y operar.',
    },
  },
  {
    hoursAgo: 52,
    isRead: true,
    title: {
      zh: '充值到账',
      hk: '充值到帳',
      en: 'Deposit credited',
      kr: '입금 완료',
      jp: '入金が反映されました',
      spa: 'Depósito acreditado',
    },
    content: {
      zh: '一笔 USDT 充值已达到 6 个网络确认并计入您的币币账户。',
      hk: '一筆 USDT 充值已達到 6 個網絡確認並計入您的幣幣帳戶。',
      en: 'A USDT deposit has reached six network confirmations and was credited to your spot account.',
      kr: 'USDT 입금이 네트워크 확인 6회를 거쳐 현물 계정에 반영되었습니다.',
      jp: 'USDT の入金が 6 回のネットワーク承認を経て、現物口座に反映されました。',
      spa: 'Un depósito de USDT alcanzó seis confirmaciones de la red y se acreditó en su cuenta de contado.',
    },
  },
  {
    hoursAgo: 3,
    isRead: false,
    title: {
      zh: '新设备登录提醒',
      hk: '新裝置登入提醒',
      en: 'Sign-in from a new device',
      kr: '새 기기에서 로그인',
      jp: '新しい端末からのログイン',
      spa: 'Inicio de sesión desde un dispositivo nuevo',
    },
    content: {
      zh: '您的账户刚在一台新设备上登录。如果不是您本人操作，请立即修改密码。',
      hk: '您的帳戶剛在一部新裝置上登入。如果不是您本人操作，請立即修改密碼。',
      en: 'Your account was just used on a new device. If that was not you, change your password at once.',
      kr: '새 기기에서 계정에 로그인했습니다. 본인이 아니라면 즉시 비밀번호를 변경하세요.',
      jp: '新しい端末から口座にログインがありました。お心当たりがない場合は、すぐにパスワードを変更してください。',
      spa: 'Se acaba de acceder a su cuenta desde un dispositivo nuevo. Si no fue usted, cambie su contraseña de inmediato.',
    },
  },
];
