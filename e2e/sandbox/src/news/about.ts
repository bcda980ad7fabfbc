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
        'Tradefloor 是面向所有人的数字货币交易所，从新手到专业交易者，提供现货、杠杆、秒合约与 C2C 交易。',
        '我们坚持规则透明：费率公开，余额可核对，每笔变动都有据可查。',
      ],
      hk: [
        '關於我們',
        '一座永不閉市的交易大廳。',
        'Tradefloor 是面向所有人的數碼貨幣交易所，從新手到專業交易者，提供現貨、槓桿、秒合約與 C2C 交易。',
        '我們堅持規則透明：收費公開，結餘可核對，每筆變動都有據可查。',
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
        'Tradefloor는 입문자부터 전문가까지 모두를 위한 가상자산 거래소로 현물, 레버리지, 초단기 거래, C2C를 제공합니다.',
        '명확한 규칙을 지향합니다. 수수료는 공개되고, 잔고는 검증할 수 있으며, 모든 변동에는 근거가 있습니다.',
      ],
      jp: [
        'Tradefloorについて',
        '眠らない取引所。',
        'Tradefloorは、初めての方からプロまで利用できる暗号資産取引所です。現物、レバレッジ、秒取引、C2Cを提供しています。',
        '明快なルールを大切にしています。手数料は公開し、残高は検証でき、すべての変動に根拠があります。',
      ],
      spa: [
        'Quiénes somos',
        'Un parqué que nunca cierra.',
        'Tradefloor es un exchange de criptomonedas para todos, desde principiantes hasta profesionales: spot, apalancamiento, micro y C2C.',
        'Creemos en las reglas claras: comisiones publicadas, saldos comprobables y un origen para cada movimiento.',
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
        '使用本平台须接受的条款。',
        '您须达到法定年龄，并对您的账户负责。账户不得共用，也不得用于任何违法活动。',
        '成交后不可撤销。我们尽力减少网络与区块链的延迟，但不对由此产生的价差负责。',
        '条款如有变更，将至少提前七天公告。',
      ],
      hk: [
        '服務條款',
        '使用本平台須接受的條款。',
        '您須達法定年齡，並對您的帳戶負責。帳戶不得共用，亦不得用於任何違法活動。',
        '成交後不可撤銷。我們盡力減少網絡及區塊鏈的延遲，但不對由此產生的價差負責。',
        '條款如有變更，將至少提前七天公告。',
      ],
      en: [
        'Terms of service',
        'The terms you accept when you trade here.',
        'You must be of legal age and are responsible for your account. Accounts may not be shared or used for anything unlawful.',
        'Executed trades are final. We work to minimize network and blockchain delays, but we’re not liable for price differences they cause.',
        'Changes to these terms are announced at least seven days ahead.',
      ],
      kr: [
        '서비스 약관',
        '거래 시 동의하는 조건입니다.',
        '회원은 성년이어야 하며 본인의 계정에 책임을 집니다. 계정을 공유하거나 불법적인 목적으로 사용할 수 없습니다.',
        '체결된 거래는 취소할 수 없습니다. 네트워크와 블록체인의 지연을 줄이기 위해 최선을 다하지만, 그로 인한 가격 차이에 대해서는 책임지지 않습니다.',
        '약관 변경은 최소 7일 전에 공지합니다.',
      ],
      jp: [
        'サービス規約',
        'お取引にあたり同意いただく条件。',
        '会員は成年であることが必要で、ご自身のアカウントに責任を負います。アカウントの共有や違法な目的での利用はできません。',
        '約定した取引は取り消せません。ネットワークやブロックチェーンの遅延の軽減に努めますが、遅延による価格差について責任を負いません。',
        '規約を変更する場合は、少なくとも7日前にお知らせします。',
      ],
      spa: [
        'Condiciones del servicio',
        'Las condiciones que acepta al operar aquí.',
        'Debe ser mayor de edad y es responsable de su cuenta. Las cuentas no pueden compartirse ni usarse con fines ilícitos.',
        'Las operaciones ejecutadas son definitivas. Trabajamos para reducir los retrasos de la red y de las blockchains, pero no respondemos de las diferencias de precio que causen.',
        'Los cambios en estas condiciones se anuncian con al menos siete días de antelación.',
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
        '我们保存哪些信息，以及原因。',
        '我们只保存账户、交易与法律所需的信息。证件资料加密存储，仅审核人员可查看。',
        '我们绝不出售您的信息。您可随时导出记录，并在余额清空后注销账户。',
      ],
      hk: [
        '私隱政策',
        '我們保存哪些資料，以及原因。',
        '我們只保存帳戶、交易及法律所需的資料。證件資料加密儲存，僅審核人員可查看。',
        '我們絕不出售您的資料。您可隨時匯出記錄，並在結餘清空後註銷帳戶。',
      ],
      en: [
        'Privacy',
        'What we keep, and why.',
        'We keep only what your account, your trades and the law require. Documents are encrypted and seen only by reviewers.',
        'We never sell your data. You can export your records at any time and close your account once it is empty.',
      ],
      kr: [
        '개인정보 처리방침',
        '보관하는 정보와 그 이유.',
        '계정, 거래, 법령에 필요한 정보만 보관합니다. 신분증 자료는 암호화되며 심사 담당자만 볼 수 있습니다.',
        '개인정보를 판매하지 않습니다. 언제든지 내역을 내보낼 수 있으며, 잔고를 비운 뒤 계정을 해지할 수 있습니다.',
      ],
      jp: [
        'プライバシーポリシー',
        '保存する情報とその理由。',
        'アカウント、取引、法令に必要な情報のみを保存します。身分証は暗号化され、審査担当者だけが閲覧します。',
        '個人情報を販売することはありません。履歴はいつでもエクスポートでき、残高がなくなればアカウントを解約できます。',
      ],
      spa: [
        'Privacidad',
        'Qué guardamos y por qué.',
        'Solo guardamos lo que exigen su cuenta, sus operaciones y la ley. Los documentos se cifran y solo los ven los revisores.',
        'Nunca vendemos sus datos. Puede exportar sus registros en cualquier momento y cerrar su cuenta cuando esté vacía.',
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
        '数字货币价格波动剧烈。',
        '您可能损失全部投入。杠杆会同时放大盈利与亏损，风险率降至 110% 或以下时，持仓将被强制平仓。',
        '请只使用您能承受损失的资金进行交易，并事先了解产品规则。',
      ],
      hk: [
        '風險提示',
        '數碼貨幣價格波動劇烈。',
        '您可能損失全部投入。槓桿會同時放大盈利與虧損，風險率降至 110% 或以下時，持倉將被強制平倉。',
        '請只以可承受損失的資金交易，並事先了解產品規則。',
      ],
      en: [
        'Risk',
        'Crypto prices are volatile.',
        'You may lose everything you invest. Leverage increases gains and losses alike, and positions are liquidated at a risk rate of 110% or below.',
        'Trade only with money you can afford to lose, and learn the rules of a product before you use it.',
      ],
      kr: [
        '위험 고지',
        '가상자산의 가격은 크게 변동합니다.',
        '투자금 전부를 잃을 수 있습니다. 레버리지는 수익과 손실을 모두 키우며, 위험률이 110% 이하가 되면 포지션이 강제 청산됩니다.',
        '감당할 수 있는 자금으로만 거래하고, 이용하기 전에 상품 규칙을 확인하세요.',
      ],
      jp: [
        'リスクについて',
        '暗号資産の価格は大きく変動します。',
        '投資した資金をすべて失う可能性があります。レバレッジは利益も損失も拡大し、リスク率が110%以下になるとポジションは強制決済されます。',
        '余裕資金の範囲で取引し、ご利用前に商品のルールをご確認ください。',
      ],
      spa: [
        'Riesgos',
        'Los precios de las criptomonedas son volátiles.',
        'Puede perder todo lo que invierta. El apalancamiento aumenta tanto las ganancias como las pérdidas, y las posiciones se liquidan con una tasa de riesgo del 110 % o inferior.',
        'Opere solo con dinero que pueda permitirse perder y conozca las reglas de cada producto antes de usarlo.',
      ],
    },
  },
];
