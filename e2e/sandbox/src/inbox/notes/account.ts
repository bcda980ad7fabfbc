import type { Note } from '../note';

export const accountNotes = {
  registered: {
    title: {
      zh: '欢迎来到 Tradefloor',
      hk: '歡迎來到 Tradefloor',
      en: 'Welcome to Tradefloor',
      kr: 'Tradefloor에 오신 것을 환영합니다',
      jp: 'Tradefloor へようこそ',
      spa: 'Bienvenido a Tradefloor',
    },
    content: {
      zh: '您的账户已开通。请完成身份认证并绑定手机，然后充值并开始交易。',
      hk: '您的帳戶已開通。請完成身份認證並綁定手機，然後存入並開始交易。',
      en: 'Your account is ready. Verify your identity and link a phone, then deposit and start trading.',
      kr: '계정이 준비되었습니다. 본인 인증과 휴대폰 등록을 마친 뒤 입금하고 거래를 시작하세요.',
      jp: 'アカウントの準備ができました。本人確認と電話番号の登録を済ませ、入金して取引を始めましょう。',
      spa: 'Su cuenta está lista. Verifique su identidad y vincule un teléfono; después, deposite y empiece a operar.',
    },
  },
  newDevice: {
    title: {
      zh: '新设备登录提醒',
      hk: '新裝置登入提醒',
      en: 'Login from a new device',
      kr: '새 기기에서 로그인',
      jp: '新しい端末からのログイン',
      spa: 'Inicio de sesión desde un dispositivo nuevo',
    },
    content: {
      zh: '您的账户刚在一台新设备上登录。如果不是您本人操作，请立即修改密码。',
      hk: '您的帳戶剛在一部新裝置上登入。如果不是您本人操作，請立即更改密碼。',
      en: 'Your account was just used to log in on a new device. If this wasn’t you, change your password now.',
      kr: '새 기기에서 계정에 로그인했습니다. 본인이 아니라면 즉시 비밀번호를 변경하세요.',
      jp: '新しい端末からアカウントにログインがありました。お心当たりがない場合は、すぐにパスワードを変更してください。',
      spa: 'Se acaba de acceder a su cuenta desde un dispositivo nuevo. Si no fue usted, cambie su contraseña de inmediato.',
    },
  },
  passwordChanged: {
    title: {
      zh: '登录密码已修改',
      hk: '登入密碼已更改',
      en: 'Login password changed',
      kr: '로그인 비밀번호 변경',
      jp: 'ログインパスワードの変更',
      spa: 'Contraseña de acceso cambiada',
    },
    content: {
      zh: '您的登录密码已修改，所有设备均已退出登录。如果不是您本人操作，请立即联系客服。',
      hk: '您的登入密碼已更改，所有裝置均已登出。如果不是您本人操作，請立即聯絡客服。',
      en: 'Your password was changed and all devices were logged out. If this wasn’t you, contact support now.',
      kr: '비밀번호가 변경되어 모든 기기에서 로그아웃되었습니다. 본인이 아니라면 즉시 고객센터에 문의하세요.',
      jp: 'パスワードが変更され、すべての端末からログアウトしました。お心当たりがない場合は、すぐにサポートへご連絡ください。',
      spa: 'Se cambió su contraseña y se cerró la sesión en todos los dispositivos. Si no fue usted, contacte de inmediato con atención al cliente.',
    },
  },
  securityChanged: {
    title: {
      zh: '安全设置已更改',
      hk: '安全設定已更改',
      en: 'Security settings changed',
      kr: '보안 설정 변경',
      jp: 'セキュリティ設定の変更',
      spa: 'Ajustes de seguridad cambiados',
    },
    content: {
      zh: '您的安全设置（邮箱、手机、两步验证或资金密码）刚刚更改。如果不是您本人操作，请立即修改密码并联系客服。',
      hk: '您的安全設定（電郵、手機、兩步驗證或資金密碼）剛剛更改。如果不是您本人操作，請立即更改密碼並聯絡客服。',
      en: 'Your security settings were just changed (e-mail, phone, 2FA or fund password). If this wasn’t you, change your password and contact support now.',
      kr: '보안 설정(이메일, 휴대폰, 2단계 인증 또는 자금 비밀번호)이 방금 변경되었습니다. 본인이 아니라면 즉시 비밀번호를 변경하고 고객센터에 문의하세요.',
      jp: 'セキュリティ設定（メールアドレス、電話番号、2段階認証、資金パスワードのいずれか）が変更されました。お心当たりがない場合は、すぐにパスワードを変更し、サポートへご連絡ください。',
      spa: 'Se acaban de cambiar sus ajustes de seguridad (correo, teléfono, verificación en dos pasos o contraseña de fondos). Si no fue usted, cambie su contraseña de inmediato y contacte con atención al cliente.',
    },
  },
  fundPasswordReplaced: {
    title: {
      zh: '资金密码已修改',
      hk: '資金密碼已更改',
      en: 'Fund password changed',
      kr: '자금 비밀번호 변경',
      jp: '資金パスワードの変更',
      spa: 'Contraseña de fondos cambiada',
    },
    content: {
      zh: '您的资金密码已修改，24 小时内暂停提现和 C2C 出售。如果不是您本人操作，请立即修改登录密码并联系客服。',
      hk: '您的資金密碼已更改，24 小時內暫停提取和 C2C 出售。如果不是您本人操作，請立即更改登入密碼並聯絡客服。',
      en: 'Your fund password was changed, and withdrawals and C2C sales are paused for 24 hours. If this wasn’t you, change your login password and contact support now.',
      kr: '자금 비밀번호가 변경되어 24시간 동안 출금과 C2C 판매가 중단됩니다. 본인이 아니라면 즉시 로그인 비밀번호를 변경하고 고객센터에 문의하세요.',
      jp: '資金パスワードが変更されたため、24時間は出金とC2Cでの売却を停止します。お心当たりがない場合は、すぐにログインパスワードを変更し、サポートへご連絡ください。',
      spa: 'Se cambió su contraseña de fondos, y los retiros y las ventas C2C se pausan 24 horas. Si no fue usted, cambie de inmediato su contraseña de acceso y contacte con atención al cliente.',
    },
  },
  bindingUndone: {
    title: {
      zh: '绑定更改已撤销',
      hk: '綁定更改已撤銷',
      en: 'Contact change undone',
      kr: '연락처 변경 취소',
      jp: '連絡先の変更を取り消しました',
      spa: 'Cambio de contacto deshecho',
    },
    content: {
      zh: '邮箱和手机已恢复为更改前的状态，原密码已失效，24 小时内暂停提现和 C2C 出售。请设置新密码。',
      hk: '電郵和手機已恢復為更改前的狀態，原密碼已失效，24 小時內暫停提取和 C2C 出售。請設定新密碼。',
      en: 'Your previous e-mail and phone are restored. Your old password no longer works, and withdrawals and C2C sales are paused for 24 hours. Set a new password.',
      kr: '이전 이메일과 휴대폰으로 복원되었습니다. 기존 비밀번호는 사용할 수 없으며, 24시간 동안 출금과 C2C 판매가 중단됩니다. 새 비밀번호를 설정하세요.',
      jp: 'メールアドレスと電話番号を変更前の状態に戻しました。以前のパスワードは無効となり、24時間は出金とC2Cでの売却を停止します。新しいパスワードを設定してください。',
      spa: 'Su correo y su teléfono anteriores están restablecidos. La contraseña anterior ya no es válida, y los retiros y las ventas C2C se pausan 24 horas. Cree una contraseña nueva.',
    },
  },
} as const satisfies Readonly<Record<string, Note>>;
