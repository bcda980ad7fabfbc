import type { Article } from './article';

export const AGREEMENTS: readonly Article[] = [
  {
    id: 2101,
    column: 'agreements',
    day: '2026-09-15',
    texts: {
      zh: [
        '用户协议',
        '注册即表示您同意本协议。',
        '您确认所提供的信息真实准确，已达法定年龄，且所在地法律允许您使用本服务。',
        '您同意《隐私政策》，并接受《风险提示》中所述的风险。',
        '您可随时注销账户。未成交的委托将先行撤销，余额退还给您。',
      ],
      hk: [
        '用戶協議',
        '註冊即表示您同意本協議。',
        '您確認所提供的資料真實準確，已達法定年齡，且所在地法律允許您使用本服務。',
        '您同意《私隱政策》，並接受《風險提示》所述的風險。',
        '您可隨時註銷帳戶。未成交的委託將先行撤銷，結餘退還給您。',
      ],
      en: [
        'User agreement',
        'By signing up you agree to these terms.',
        'You confirm that your information is accurate, that you are of legal age, and that you may lawfully use this service where you live.',
        'You agree to our privacy policy and accept the risks in our risk disclosure.',
        'You may close your account at any time. Open orders are cancelled first and balances are returned to you.',
      ],
      kr: [
        '이용약관',
        '가입하면 이 약관에 동의하는 것으로 간주됩니다.',
        '제공한 정보가 정확하고, 성년이며, 거주지의 법률에 따라 서비스를 이용할 수 있음을 확인합니다.',
        '개인정보 처리방침에 동의하고, 위험 고지에 명시된 위험을 수용합니다.',
        '계정은 언제든지 해지할 수 있습니다. 미체결 주문을 먼저 취소한 뒤 잔고를 돌려드립니다.',
      ],
      jp: [
        '利用規約',
        '登録すると、本規約に同意したものとみなされます。',
        '提供する情報が正確であること、成年であること、居住地の法令により本サービスを利用できることを確認します。',
        'プライバシーポリシーに同意し、リスクについての記載内容を受け入れます。',
        'アカウントはいつでも解約できます。未約定注文を取り消したうえで、残高をお返しします。',
      ],
      spa: [
        'Acuerdo de usuario',
        'Al registrarse, acepta estas condiciones.',
        'Confirma que sus datos son correctos, que es mayor de edad y que puede usar este servicio legalmente en su lugar de residencia.',
        'Acepta nuestra política de privacidad y los riesgos descritos en el aviso de riesgos.',
        'Puede cerrar su cuenta cuando quiera. Primero se cancelan las órdenes abiertas y después se le devuelven los saldos.',
      ],
    },
  },
  {
    id: 2102,
    column: 'agreements',
    day: '2026-09-15',
    texts: {
      zh: [
        '反洗钱声明',
        '我们如何防范洗钱。',
        '我们核实身份，监测异常转账，并依法向主管机关报告。',
        '来源不明的资金可能被冻结，直至来源得到确认。',
      ],
      hk: [
        '反洗錢聲明',
        '我們如何防範洗錢。',
        '我們核實身份，監測異常轉帳，並依法向主管機關報告。',
        '來源不明的資金可能被凍結，直至來源得到確認。',
      ],
      en: [
        'Anti-money laundering',
        'How we prevent money laundering.',
        'We verify identities, monitor unusual transfers and report them where the law requires.',
        'Funds of unclear origin may be held until their source is confirmed.',
      ],
      kr: [
        '자금세탁 방지',
        '자금세탁을 막기 위한 조치.',
        '신원을 확인하고 이상 거래를 모니터링하며, 법령에 따라 신고합니다.',
        '출처가 불분명한 자금은 확인될 때까지 동결될 수 있습니다.',
      ],
      jp: [
        'マネーロンダリング対策',
        'マネーロンダリングを防ぐ取り組み。',
        '本人確認を行い、不審な取引を監視し、法令に基づいて報告します。',
        '出所が不明な資金は、確認されるまで凍結されることがあります。',
      ],
      spa: [
        'Prevención del blanqueo de capitales',
        'Cómo prevenimos el blanqueo de capitales.',
        'Verificamos identidades, supervisamos las transferencias inusuales y las comunicamos cuando la ley lo exige.',
        'Los fondos de origen dudoso pueden retenerse hasta que se confirme su procedencia.',
      ],
    },
  },
];
