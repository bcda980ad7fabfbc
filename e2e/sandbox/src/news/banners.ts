import type { Article } from './article';

export const BANNERS: readonly Article[] = [
  {
    id: 306,
    column: 'banner',
    day: '2026-11-20',
    texts: {
      zh: [
        'SUI 与 TON 加入 USDT 市场',
        '两个新交易对现已开放。',
        'SUI/USDT 与 TON/USDT 已开放币币交易，手续费 0.1%，从所得币种中扣除。',
        '盘口两侧均有充足挂单；首日建议使用限价委托。',
      ],
      hk: [
        'SUI 與 TON 加入 USDT 市場',
        '兩個新交易對現已開放。',
        'SUI/USDT 與 TON/USDT 已開放幣幣交易，手續費 0.1%，從所得幣種中扣除。',
        '盤口兩側均有充足掛單；首日建議使用限價委託。',
      ],
      en: [
        'SUI and TON join the USDT market',
        'Two new pairs are live.',
        'SUI/USDT and TON/USDT are now open for trading at the usual 0.1 % fee.',
        'We recommend limit orders on the first day.',
      ],
      kr: [
        'SUI와 TON, USDT 마켓 합류',
        '새 거래쌍 두 개가 열렸습니다.',
        'SUI/USDT와 TON/USDT를 지금 거래할 수 있습니다. 수수료는 0.1%이며 받는 통화에서 차감됩니다.',
        '양쪽 호가가 충분합니다. 첫날에는 지정가 주문을 권장합니다.',
      ],
      jp: [
        'SUI と TON が USDT マーケットに登場',
        '2 つの新しいペアを開始しました。',
        'SUI/USDT と TON/USDT を取引できます。手数料は通常どおり 0.1% で、受け取る通貨から差し引かれます。',
        '板は両側とも十分に厚くなっています。初日は指値注文をおすすめします。',
      ],
      spa: [
        'SUI y TON llegan al mercado USDT',
        'Dos pares nuevos ya están abiertos.',
        'SUI/USDT y TON/USDT ya se negocian con la comisión habitual del 0,1 %, descontada de lo recibido.',
        'Ambos libros tienen buena profundidad. El primer día recomendamos órdenes límite.',
      ],
    },
  },
  {
    id: 305,
    column: 'banner',
    day: '2026-11-18',
    texts: {
      zh: [
        '杠杆：周一起调整手数上限',
        '单笔 BTC/USDT 最多 500 手。',
        '为配合市场深度，自周一起 BTC/USDT 杠杆单笔上限为 500 手，已有持仓不受影响。',
        '每个交易对的保证金、点差与隔夜费率可在合约说明页查看。',
      ],
      hk: [
        '槓桿：週一起調整手數上限',
        '單筆 BTC/USDT 最多 500 手。',
        '為配合市場深度，自週一起 BTC/USDT 槓桿單筆上限為 500 手，已有持倉不受影響。',
        '每個交易對的保證金、點差與隔夜費率可在合約說明頁查看。',
      ],
      en: [
        'Leverage: new lot limits from Monday',
        'Up to 500 lots per order in BTC/USDT.',
        'From Monday, BTC/USDT leverage orders can be up to 500 lots. Open positions are not affected.',
        'See the contract terms page for every pair’s margin, spread and overnight fee.',
      ],
      kr: [
        '레버리지: 월요일부터 새 계약 한도',
        'BTC/USDT 주문당 최대 500계약.',
        '월요일부터 BTC/USDT 레버리지 주문은 최대 500계약까지 가능합니다. 기존 포지션에는 영향이 없습니다.',
        '거래쌍별 증거금, 스프레드, 오버나이트 이율은 계약 조건 페이지에서 볼 수 있습니다.',
      ],
      jp: [
        'レバレッジ：月曜日から新しい枚数上限',
        'BTC/USDT は 1 注文 500 枚まで。',
        '月曜日から BTC/USDT のレバレッジ注文は最大 500 枚となります。保有中のポジションには影響しません。',
        '各ペアの証拠金、スプレッド、翌日持越し金利は契約条件のページでご確認いただけます。',
      ],
      spa: [
        'Apalancamiento: nuevos límites desde el lunes',
        'Hasta 500 lotes por orden en BTC/USDT.',
        'Desde el lunes, una orden apalancada en BTC/USDT admite hasta 500 lotes. Las posiciones abiertas no cambian.',
        'El margen, el diferencial y el interés nocturno de cada par figuran en la página de condiciones.',
      ],
    },
  },
  {
    id: 304,
    column: 'banner',
    day: '2026-11-15',
    texts: {
      zh: [
        '理财：30 天期，年化 4.2%',
        '100 USDT 起购，到期自动返还。',
        '30 天期 USDT 理财现已开放，年化收益率 4.2%，到期本息自动返还。',
        '认购前请确认期间不需要动用这笔资金。',
      ],
      hk: [
        '理財：30 天期，年化 4.2%',
        '100 USDT 起購，到期自動返還。',
        '30 天期 USDT 理財現已開放，年化收益率 4.2%，到期本息自動返還。',
        '認購前請確認期間不需要動用這筆資金。',
      ],
      en: [
        'Earn: 30-day plan at 4.2 % a year',
        'From 100 USDT, returned automatically.',
        'The 30-day USDT plan pays 4.2 % a year. Principal and income return to your account at the end of the term.',
        'Subscribe only with funds you won’t need before then.',
      ],
      kr: [
        '금융상품: 30일, 연 4.2%',
        '100 USDT부터, 만기에 자동 반환.',
        '30일 USDT 상품은 연 4.2%를 지급합니다. 만기에 원금과 수익이 계정으로 돌아옵니다.',
        '가입 전에 그 기간 동안 쓸 일이 없는 자금인지 확인하세요.',
      ],
      jp: [
        '運用：30 日プラン、年率 4.2%',
        '100 USDT から。満期に自動で戻ります。',
        '30 日間の USDT プランは年率 4.2% です。満期に元本と収益が口座へ戻ります。',
        'お申し込みの前に、期間中に必要のない資金かどうかをご確認ください。',
      ],
      spa: [
        'Rendimiento: plan a 30 días al 4,2 % anual',
        'Desde 100 USDT; vuelve solo al vencimiento.',
        'El plan de 30 días en USDT paga un 4,2 % anual. El capital y el rendimiento vuelven a su cuenta al vencimiento.',
        'Antes de comprometerlo, asegúrese de que no necesitará ese dinero.',
      ],
    },
  },
  {
    id: 303,
    column: 'banner',
    day: '2026-11-12',
    texts: {
      zh: [
        '我们如何保护提现',
        '地址簿、双重验证与人工复核。',
        '每笔提现都会显示金额、地址与网络供您复核，大额提现由专人再次核对。',
        '建议开启双重验证并保存常用地址：陌生地址的首笔提现会延迟处理。',
      ],
      hk: [
        '我們如何保護提現',
        '地址簿、雙重驗證與人工覆核。',
        '每筆提現都會顯示金額、地址與網絡供您覆核，大額提現由專人再次核對。',
        '建議開啟雙重驗證並儲存常用地址：陌生地址的首筆提現會延遲處理。',
      ],
      en: [
        'How we keep withdrawals safe',
        'Saved addresses, 2FA and manual review.',
        'You confirm the amount, address and network of every withdrawal. Large ones are also reviewed manually.',
        'Turn on 2FA and save the addresses you use. The first withdrawal to a new address takes longer.',
      ],
      kr: [
        '출금을 안전하게 지키는 방법',
        '저장된 주소, 2단계 인증, 한 번 더 확인.',
        '모든 출금은 나가기 전에 금액, 주소, 네트워크를 보여 드립니다. 큰 금액은 담당자가 다시 확인합니다.',
        '2단계 인증을 켜고 자주 쓰는 주소를 저장하세요. 새 주소로의 첫 출금은 시간이 더 걸립니다.',
      ],
      jp: [
        '出金の安全を守るしくみ',
        '登録アドレス、2 段階認証、人の目による確認。',
        '出金の前に、金額・アドレス・ネットワークを必ず表示します。大口の出金は担当者も確認します。',
        '2 段階認証を有効にし、よく使うアドレスを登録してください。新しいアドレスへの最初の出金には時間がかかります。',
      ],
      spa: [
        'Cómo protegemos los retiros',
        'Direcciones guardadas, dos pasos y una segunda revisión.',
        'Antes de salir, cada retiro le muestra importe, dirección y red. Los importes grandes los revisa además una persona.',
        'Active el segundo paso y guarde sus direcciones habituales: el primer retiro a una nueva tarda más.',
      ],
    },
  },
  {
    id: 302,
    column: 'banner',
    day: '2026-11-05',
    texts: {
      zh: [
        '邀请好友，一起交易',
        '三级邀请，按 08:00 收盘价返佣。',
        '分享您的邀请码。好友完成二级认证后，您即可获得其手续费返佣，每日按北京时间 08:00 收盘价折算。',
        '邀请码与链接位于“账户设置”。',
      ],
      hk: [
        '邀請好友，一起交易',
        '三級邀請，按 08:00 收盤價返佣。',
        '分享您的邀請碼。好友完成二級認證後，您即可獲得其手續費返佣，每日按北京時間 08:00 收盤價折算。',
        '邀請碼與連結位於「帳戶設定」。',
      ],
      en: [
        'Invite friends, earn rebates',
        'A share of their fees, over three levels.',
        'Share your invitation code. Once a friend completes level 2 verification, you earn a share of their fees, paid daily at the 08:00 Beijing closing price.',
        'Find your code and link in account settings.',
      ],
      kr: [
        '친구를 초대하세요',
        '3단계 초대, 08:00 종가로 환산.',
        '초대 코드를 공유하세요. 친구가 2단계 인증을 마치면 수수료 일부가 매일 베이징 시간 08:00 종가로 환산되어 돌아옵니다.',
        '코드와 링크는 계정 설정에 있습니다.',
      ],
      jp: [
        'お友達を招待しましょう',
        '3 段階の招待、08:00 の終値で換算。',
        '招待コードを共有してください。お友達がレベル 2 の確認を終えると、手数料の一部が毎日北京時間 08:00 の終値で換算されて還元されます。',
        'コードとリンクはアカウント設定にあります。',
      ],
      spa: [
        'Traiga a un amigo',
        'Tres niveles, al cierre de las 08:00.',
        'Comparta su código de invitación. Cuando su amigo verifique el nivel dos, parte de las comisiones vuelve a usted, convertida cada día al cierre de las 08:00 de Pekín.',
        'El código y el enlace están en los ajustes de la cuenta.',
      ],
    },
  },
  {
    id: 301,
    column: 'banner',
    day: '2026-10-30',
    texts: {
      zh: [
        '把交易所装进口袋',
        '扫码即可安装，行情与资产随身携带。',
        '用手机扫描页眉中的二维码，将 Tradefloor 添加到主屏幕，无需应用商店。',
        '同一账户在多台设备上实时同步。',
      ],
      hk: [
        '把交易所裝進口袋',
        '掃碼即可安裝，行情與資產隨身攜帶。',
        '用手機掃描頁首的二維碼，將 Tradefloor 加入主畫面，無需應用商店。',
        '同一帳戶在多部裝置上即時同步。',
      ],
      en: [
        'Tradefloor on your phone',
        'Scan and add to your home screen.',
        'Scan the code in the header with your phone and add Tradefloor to your home screen. No app store needed.',
        'Your account stays in sync across all your devices.',
      ],
      kr: [
        '주머니 속 거래소',
        '스캔하고 홈 화면에 추가하면 끝.',
        '휴대폰으로 상단의 코드를 스캔해 Tradefloor를 홈 화면에 추가하세요. 앱 스토어가 필요 없습니다.',
        '하나의 계정이 모든 기기에서 실시간으로 동기화됩니다.',
      ],
      jp: [
        '取引所をポケットに',
        '読み取って、ホーム画面に追加するだけ。',
        'ヘッダーのコードをスマートフォンで読み取り、Tradefloor をホーム画面に追加してください。ストアは不要です。',
        '1 つの口座がすべての端末でリアルタイムに同期します。',
      ],
      spa: [
        'El parqué en su bolsillo',
        'Escanee, añádalo a la pantalla de inicio y listo.',
        'Escanee el código de la cabecera con su teléfono y añada Tradefloor a la pantalla de inicio. No hace falta ninguna tienda.',
        'Una misma cuenta funciona en directo en todos sus dispositivos.',
      ],
    },
  },
];
