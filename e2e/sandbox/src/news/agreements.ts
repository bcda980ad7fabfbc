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
        '您确认所填资料真实，年满 18 岁，且所在地法律允许您使用本服务。',
        '您同意我们按《隐私政策》处理您的资料，并接受《风险提示》所述的风险。',
        '账户可随时注销；未完成的委托会先被撤销，余额退还给您。',
      ],
      hk: [
        '用戶協議',
        '註冊即表示您同意本協議。',
        '您確認所填資料真實，年滿 18 歲，且所在地法律允許您使用本服務。',
        '您同意我們按《私隱政策》處理您的資料，並接受《風險提示》所述的風險。',
        '帳戶可隨時註銷；未完成的委託會先被撤銷，餘額退還給您。',
      ],
      en: [
        'User agreement',
        'By signing up you agree to these terms.',
        'You confirm that your information is accurate, that you are of legal age, and that you may lawfully use this service where you live.',
        'You agree to our privacy policy and accept the risks in our risk disclosure.',
        'You may close your account at any time. Open orders are cancelled first and balances are returned to you.',
      ],
      kr: [
        '이용 동의서',
        '가입하면 이에 동의하는 것입니다.',
        '제공한 정보가 사실이며 성년이고, 거주지의 법률이 서비스 이용을 허용함을 확인합니다.',
        '개인정보 처리방침에 따른 정보 처리에 동의하고 위험 고지의 위험을 받아들입니다.',
        '계정은 언제든지 닫을 수 있습니다. 미체결 주문을 먼저 취소하고 잔액을 돌려드립니다.',
      ],
      jp: [
        '会員規約',
        '登録により、以下に同意したものとみなされます。',
        '提供する情報が真実であり、成年であり、居住地の法令が利用を認めていることを確認します。',
        'プライバシーの記載に従った情報の取り扱いに同意し、リスクの記載を受け入れます。',
        '口座はいつでも閉じられます。未約定の注文を取り消したうえで残高をお返しします。',
      ],
      spa: [
        'Acuerdo de usuario',
        'Al registrarse, lo acepta.',
        'Confirma que sus datos son ciertos, que es mayor de edad y que la ley de su lugar de residencia le permite usar este servicio.',
        'Acepta que tratemos sus datos según la página de privacidad y asume los riesgos descritos.',
        'Puede cerrar su cuenta cuando quiera. Antes se cancelan las órdenes abiertas y se le devuelven los saldos.',
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
        '我们如何防范非法资金。',
        '我们核验身份、监测异常交易，并按法律要求向主管机关报告。',
        '来源不明的资金可能被暂时冻结，直至提供说明。',
      ],
      hk: [
        '反洗錢聲明',
        '我們如何防範非法資金。',
        '我們核驗身份、監測異常交易，並按法律要求向主管機關報告。',
        '來源不明的資金可能被暫時凍結，直至提供說明。',
      ],
      en: [
        'Anti-money laundering',
        'How we prevent money laundering.',
        'We verify identities, monitor unusual transfers and report them where the law requires.',
        'Funds of unclear origin may be held until their source is confirmed.',
      ],
      kr: [
        '자금세탁 방지',
        '불법 자금을 막는 방법.',
        '신원을 확인하고 이상 거래를 감시하며 법률이 요구하면 신고합니다.',
        '출처가 불분명한 자금은 소명될 때까지 보류될 수 있습니다.',
      ],
      jp: [
        'マネーロンダリング対策',
        '不正な資金を防ぐために。',
        '本人確認を行い、不審な取引を監視し、法令に従って報告します。',
        '出所が不明な資金は、説明があるまで保留されることがあります。',
      ],
      spa: [
        'Contra el blanqueo de capitales',
        'Cómo evitamos el dinero ilícito.',
        'Verificamos identidades, vigilamos movimientos inusuales e informamos cuando la ley lo exige.',
        'Los fondos de origen dudoso pueden retenerse hasta que se justifiquen.',
      ],
    },
  },
];
