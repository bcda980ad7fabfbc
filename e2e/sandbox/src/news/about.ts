import type { Article } from './article';

export const ABOUT: readonly Article[] = [
  {
    id: 1001,
    column: 'about',
    day: '2026-09-15',
    texts: {
      zh: [
        '关于我们',
        '一座永不闭市的交易大厅。',
        'Tradefloor 是面向个人与专业交易者的数字资产交易所，提供现货、杠杆、秒合约与点对点交易。',
        '我们相信清楚的规则：费用写明，余额可核对，每笔变动都有出处。',
      ],
      hk: [
        '關於我們',
        '一座永不閉市的交易大廳。',
        'Tradefloor 是面向個人與專業交易者的數字資產交易所，提供現貨、槓桿、秒合約與點對點交易。',
        '我們相信清楚的規則：費用寫明，餘額可核對，每筆變動都有出處。',
      ],
      en: [
        'Who we are',
        'A floor that never closes.',
        'Tradefloor is a crypto exchange for everyone, from first-time buyers to professionals: spot, leverage, micro and C2C trading.',
        'We believe in clear rules: published fees, verifiable balances, and a source for every movement.',
      ],
      kr: [
        '회사 소개',
        '닫히지 않는 거래소.',
        'Tradefloor는 개인과 전문가 모두를 위한 디지털 통화 거래소로 현물, 레버리지, 초 단위 계약, 회원 간 거래를 제공합니다.',
        '우리는 분명한 규칙을 믿습니다. 수수료는 명시되고, 잔액은 확인할 수 있으며, 모든 변동에는 근거가 있습니다.',
      ],
      jp: [
        '私たちについて',
        '決して閉まらない取引所。',
        'Tradefloor は個人からプロまでを対象としたデジタル通貨の取引所です。現物、レバレッジ、秒単位の取引、会員同士の取引を提供しています。',
        '私たちは明快なルールを大切にします。手数料は明記され、残高は確かめられ、すべての動きに根拠があります。',
      ],
      spa: [
        'Quiénes somos',
        'Un parqué que nunca cierra.',
        'Tradefloor es una plataforma de monedas digitales para particulares y profesionales: contado, apalancamiento, contratos por segundos y operaciones entre miembros.',
        'Creemos en reglas claras: las comisiones están escritas, los saldos se pueden comprobar y cada movimiento dice de dónde viene.',
      ],
    },
  },
  {
    id: 1002,
    column: 'about',
    day: '2026-09-15',
    texts: {
      zh: [
        '服务条款',
        '使用本平台时双方的约定。',
        '您须年满 18 岁并对账户下的一切操作负责。请勿与他人共用账户，或以平台从事违法活动。',
        '委托一经成交即不可撤销。因网络或链上原因造成的延迟，我们会尽力处理但不承担由此产生的价差。',
        '条款变更将至少提前七天公告。',
      ],
      hk: [
        '服務條款',
        '使用本平台時雙方的約定。',
        '您須年滿 18 歲並對帳戶下的一切操作負責。請勿與他人共用帳戶，或以平台從事違法活動。',
        '委託一經成交即不可撤銷。因網絡或鏈上原因造成的延遲，我們會盡力處理但不承擔由此產生的價差。',
        '條款變更將至少提前七天公告。',
      ],
      en: [
        'Terms of service',
        'The terms you accept when you trade here.',
        'You must be of legal age and are responsible for your account. Accounts may not be shared or used for anything unlawful.',
        'Executed trades are final. We work to minimize network and blockchain delays, but we’re not liable for price differences they cause.',
        'Changes to these terms are announced at least seven days ahead.',
      ],
      kr: [
        '이용약관',
        '이곳에서 거래할 때의 약속.',
        '회원은 성년이어야 하며 계정에서 일어나는 일에 책임을 집니다. 계정을 공유하거나 불법 행위에 사용할 수 없습니다.',
        '체결된 거래는 취소되지 않습니다. 네트워크나 체인의 지연에는 최선을 다하지만 그로 인한 가격 차이는 부담하지 않습니다.',
        '약관 변경은 최소 7일 전에 공지합니다.',
      ],
      jp: [
        '利用規約',
        'お取引にあたってのお約束。',
        '会員は成年であり、口座内の行為に責任を負います。口座の共有や違法行為への利用はできません。',
        '成立した取引は取り消せません。ネットワークやチェーンの遅延には最善を尽くしますが、それによる価格差は負担しかねます。',
        '規約の変更は少なくとも 7 日前にお知らせします。',
      ],
      spa: [
        'Condiciones del servicio',
        'Lo que acordamos cuando opera aquí.',
        'Usted es mayor de edad y responde de lo que ocurra en su cuenta. Las cuentas no se comparten ni se usan para lo que la ley prohíbe.',
        'Una operación ejecutada es firme. Hacemos lo posible ante retrasos de redes y cadenas, pero no asumimos las diferencias de precio que causen.',
        'Los cambios se anuncian con al menos siete días de antelación.',
      ],
    },
  },
  {
    id: 1003,
    column: 'about',
    day: '2026-09-15',
    texts: {
      zh: [
        '隐私政策',
        '我们收集什么，为何收集，保存多久。',
        '我们只保存开户、交易与法律要求所需的信息，证件资料加密存放，仅供审核人员查看。',
        '我们不出售您的资料。您可随时导出自己的记录，或在清空余额后申请注销账户。',
      ],
      hk: [
        '私隱政策',
        '我們收集什麼，為何收集，保存多久。',
        '我們只保存開戶、交易與法律要求所需的資料，證件資料加密存放，僅供審核人員查看。',
        '我們不出售您的資料。您可隨時匯出自己的記錄，或在清空餘額後申請註銷帳戶。',
      ],
      en: [
        'Privacy',
        'What we keep, and why.',
        'We keep only what your account, your trades and the law require. Documents are encrypted and seen only by reviewers.',
        'We never sell your data. You can export your records at any time and close your account once it is empty.',
      ],
      kr: [
        '개인정보 처리방침',
        '무엇을, 왜, 얼마나 보관하는지.',
        '계정과 거래, 법률에 필요한 정보만 보관합니다. 신분증 자료는 암호화하여 저장하며 심사 담당자만 볼 수 있습니다.',
        '개인정보를 판매하지 않습니다. 언제든지 기록을 내보낼 수 있고, 잔액을 비운 뒤 계정을 닫을 수 있습니다.',
      ],
      jp: [
        'プライバシー',
        '何を、なぜ、どれだけ保存するか。',
        '口座と取引、法令に必要な情報のみを保存します。身分証は暗号化して保管し、審査担当者だけが閲覧します。',
        '情報を販売することはありません。記録はいつでも書き出せ、残高を空にすれば口座を閉じられます。',
      ],
      spa: [
        'Privacidad',
        'Qué guardamos, por qué y cuánto tiempo.',
        'Guardamos lo que exigen la cuenta, sus operaciones y la ley. Los documentos se almacenan cifrados y solo los ve quien los revisa.',
        'No vendemos sus datos. Puede exportar sus registros cuando quiera y cerrar la cuenta una vez vacía.',
      ],
    },
  },
  {
    id: 1004,
    column: 'about',
    day: '2026-09-15',
    texts: {
      zh: [
        '风险提示',
        '数字资产价格波动剧烈。',
        '您可能损失全部投入。杠杆会同时放大收益与亏损，风险率降至 110% 或以下时仓位会被强制平仓。',
        '请只使用您能承受损失的资金，并在交易前了解产品规则。',
      ],
      hk: [
        '風險提示',
        '數字資產價格波動劇烈。',
        '您可能損失全部投入。槓桿會同時放大收益與虧損，風險率降至 110% 或以下時倉位會被強制平倉。',
        '請只使用您能承受損失的資金，並在交易前了解產品規則。',
      ],
      en: [
        'Risk',
        'Crypto prices are volatile.',
        'You may lose everything you invest. Leverage increases gains and losses alike, and positions are liquidated at a risk rate of 110 % or below.',
        'Trade only with money you can afford to lose, and learn the rules of a product before you use it.',
      ],
      kr: [
        '위험 고지',
        '디지털 통화의 가격은 크게 변동합니다.',
        '투자금 전부를 잃을 수 있습니다. 레버리지는 이익과 손실을 모두 키우며, 위험률이 110% 이하가 되면 포지션이 강제 청산됩니다.',
        '잃어도 되는 자금으로만 거래하고, 이용 전에 상품 규칙을 확인하세요.',
      ],
      jp: [
        'リスクについて',
        'デジタル通貨の価格は大きく変動します。',
        '投じた資金をすべて失うことがあります。レバレッジは利益も損失も拡大し、リスク率が 110% 以下になると強制決済されます。',
        '失ってもよい資金だけで取引し、利用前に商品のルールをご確認ください。',
      ],
      spa: [
        'Riesgos',
        'Las monedas digitales fluctúan mucho.',
        'Puede perder todo lo invertido. El apalancamiento amplía ganancias y pérdidas, y una posición se liquida con una tasa de riesgo del 110 % o inferior.',
        'Opere solo con dinero que pueda permitirse perder y conozca las reglas de cada producto antes de usarlo.',
      ],
    },
  },
];
