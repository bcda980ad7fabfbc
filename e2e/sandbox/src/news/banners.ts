import type { Article } from './article';

export const BANNERS: readonly Article[] = [
  {
    id: 306,
    column: 'banner',
    day: '2026-11-20',
    texts: {
      zh: [
        'SUI 与 TON 加入 USDT 市场',
        '两个新交易对现已上线。',
        'SUI/USDT 与 TON/USDT 现已开放现货交易，手续费照常为 0.1%。',
        '上线首日建议使用限价单。',
      ],
      hk: [
        'SUI 與 TON 加入 USDT 市場',
        '兩個新交易對現已上線。',
        'SUI/USDT 與 TON/USDT 現已開放現貨交易，手續費照常為 0.1%。',
        '上線首日建議使用限價單。',
      ],
      en: [
        'SUI and TON join the USDT market',
        'Two new pairs are live.',
        'SUI/USDT and TON/USDT are now open for trading at the usual 0.1% fee.',
        'We recommend limit orders on the first day.',
      ],
      kr: [
        'SUI, TON USDT 마켓 상장',
        '새 거래쌍 두 개를 거래할 수 있습니다.',
        'SUI/USDT와 TON/USDT 거래가 시작되었습니다. 수수료는 동일하게 0.1%입니다.',
        '첫날에는 지정가 주문을 권장합니다.',
      ],
      jp: [
        'SUI と TON が USDT マーケットに上場',
        '新しい通貨ペア2つの取引を開始しました。',
        'SUI/USDTとTON/USDTの取引を開始しました。手数料は通常どおり0.1%です。',
        '初日は指値注文をおすすめします。',
      ],
      spa: [
        'SUI y TON llegan al mercado USDT',
        'Dos pares nuevos, ya disponibles.',
        'SUI/USDT y TON/USDT ya se negocian con la comisión habitual del 0,1 %.',
        'El primer día recomendamos órdenes límite.',
      ],
    },
  },
  {
    id: 305,
    column: 'banner',
    day: '2026-11-18',
    texts: {
      zh: [
        '杠杆：周一起调整单笔手数上限',
        '单笔 BTC/USDT 最多 500 手。',
        '自周一起，BTC/USDT 杠杆委托单笔最多 500 手，现有持仓不受影响。',
        '各交易对的保证金、点差与隔夜利息，请见合约条款页。',
      ],
      hk: [
        '槓桿：週一起調整單筆手數上限',
        '單筆 BTC/USDT 最多 500 手。',
        '自週一起，BTC/USDT 槓桿委託單筆最多 500 手，現有持倉不受影響。',
        '各交易對的保證金、點差及隔夜利息，請見合約條款頁。',
      ],
      en: [
        'Leverage: new lot limits from Monday',
        'Up to 500 lots per order in BTC/USDT.',
        'From Monday, BTC/USDT leverage orders can be up to 500 lots. Open positions are not affected.',
        'See the contract terms page for every pair’s margin, spread and overnight fee.',
      ],
      kr: [
        '레버리지: 월요일부터 주문 한도 변경',
        'BTC/USDT 주문당 최대 500계약.',
        '월요일부터 BTC/USDT 레버리지 주문은 최대 500계약까지 가능합니다. 보유 중인 포지션에는 영향이 없습니다.',
        '거래쌍별 증거금, 스프레드, 익일 이자는 계약 조건 페이지에서 확인하세요.',
      ],
      jp: [
        'レバレッジ：月曜日から注文上限を変更',
        'BTC/USDTは1注文500ロットまで。',
        '月曜日から、BTC/USDTのレバレッジ注文は最大500ロットとなります。保有中のポジションには影響しません。',
        '各通貨ペアの証拠金、スプレッド、オーバーナイト金利は、契約条件のページをご覧ください。',
      ],
      spa: [
        'Apalancamiento: nuevos límites de lotes desde el lunes',
        'Hasta 500 lotes por orden en BTC/USDT.',
        'Desde el lunes, las órdenes apalancadas en BTC/USDT admiten hasta 500 lotes. Las posiciones abiertas no se ven afectadas.',
        'Consulte el margen, el diferencial y el interés nocturno de cada par en las condiciones del contrato.',
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
        '30 天期 USDT 理财年化收益率 4.2%，到期后本金与收益自动返还至您的账户。',
        '请仅使用期间无需动用的资金申购。',
      ],
      hk: [
        '理財：30 天期，年化 4.2%',
        '100 USDT 起購，到期自動返還。',
        '30 天期 USDT 理財年利率 4.2%，到期後本金及收益自動返還至您的帳戶。',
        '請只以期間無需動用的資金申購。',
      ],
      en: [
        'Earn: 30-day plan at 4.2% a year',
        'From 100 USDT, returned automatically.',
        'The 30-day USDT plan pays 4.2% a year. Principal and income return to your account at the end of the term.',
        'Subscribe only with funds you won’t need before then.',
      ],
      kr: [
        '스테이킹: 30일, 연 4.2%',
        '100 USDT부터, 만기에 자동 반환.',
        '30일 USDT 스테이킹의 연이율은 4.2%입니다. 만기에 원금과 수익이 계좌로 반환됩니다.',
        '그 기간 동안 쓰지 않을 자금으로만 신청하세요.',
      ],
      jp: [
        'ステーキング：30日プラン、年率4.2%',
        '100 USDTから。満期に自動で返還されます。',
        '30日間のUSDTプランは年率4.2%です。満期になると、元本と収益が口座へ戻ります。',
        '期間中に使う予定のない資金でお申し込みください。',
      ],
      spa: [
        'Staking: plan de 30 días al 4,2 % anual',
        'Desde 100 USDT, con devolución automática.',
        'El plan de 30 días en USDT rinde un 4,2 % anual. Al vencimiento, el capital y el rendimiento vuelven a su cuenta.',
        'Suscriba solo fondos que no vaya a necesitar antes.',
      ],
    },
  },
  {
    id: 303,
    column: 'banner',
    day: '2026-11-12',
    texts: {
      zh: [
        '我们如何保障提现安全',
        '地址簿、两步验证与人工审核。',
        '每笔提现均由您确认数量、地址与网络，大额提现还会经过人工审核。',
        '请开启两步验证并保存常用地址。首次提现至新地址所需时间较长。',
      ],
      hk: [
        '我們如何保障提取安全',
        '地址簿、兩步驗證與人工審核。',
        '每筆提取均由您確認數量、地址及網絡，大額提取另設人工審核。',
        '請開啟兩步驗證並儲存常用地址。首次提取至新地址需時較長。',
      ],
      en: [
        'How we keep withdrawals safe',
        'Saved addresses, 2FA and manual review.',
        'You confirm the amount, address and network of every withdrawal. Large ones are also reviewed manually.',
        'Turn on 2FA and save the addresses you use. The first withdrawal to a new address takes longer.',
      ],
      kr: [
        '출금을 안전하게 지키는 방법',
        '저장된 주소, 2단계 인증, 담당자 검토.',
        '모든 출금은 수량, 주소, 네트워크를 직접 확인하신 뒤 진행됩니다. 고액 출금은 담당자가 한 번 더 검토합니다.',
        '2단계 인증을 켜고 자주 쓰는 주소를 저장하세요. 새 주소로 처음 출금할 때는 시간이 더 걸립니다.',
      ],
      jp: [
        '出金を安全にお届けするために',
        '保存済みアドレス、2段階認証、担当者による審査。',
        '出金のたびに、数量・アドレス・ネットワークをご確認いただきます。大口の出金は担当者も審査します。',
        '2段階認証を有効にし、よく使うアドレスを保存してください。新しいアドレスへの初回の出金には時間がかかります。',
      ],
      spa: [
        'Cómo protegemos los retiros',
        'Direcciones guardadas, verificación en dos pasos y revisión manual.',
        'Usted confirma la cantidad, la dirección y la red de cada retiro. Los retiros grandes se revisan además manualmente.',
        'Active la verificación en dos pasos y guarde sus direcciones habituales. El primer retiro a una dirección nueva tarda más.',
      ],
    },
  },
  {
    id: 302,
    column: 'banner',
    day: '2026-11-05',
    texts: {
      zh: [
        '邀请好友，赚取返佣',
        '三级邀请，分享好友的手续费。',
        '分享您的邀请码。好友完成二级认证后，您即可获得其手续费返佣，每日按北京时间 08:00 收盘价结算。',
        '邀请码与邀请链接可在账户设置中查看。',
      ],
      hk: [
        '邀請好友，賺取返佣',
        '三級邀請，分享好友的手續費。',
        '分享您的邀請碼。好友完成二級認證後，您即可獲得其手續費返佣，每日按北京時間 08:00 收市價結算。',
        '邀請碼及邀請連結可在帳戶設定中查看。',
      ],
      en: [
        'Invite friends, earn rebates',
        'A share of their fees, over three levels.',
        'Share your invitation code. Once a friend completes level 2 verification, you earn a share of their fees, paid daily at the 08:00 Beijing closing price.',
        'Find your code and link in account settings.',
      ],
      kr: [
        '친구를 초대하고 리베이트를 받으세요',
        '3단계까지, 친구의 수수료 일부를 드립니다.',
        '초대 코드를 공유하세요. 친구가 레벨 2 인증을 마치면 친구 수수료의 일부가 매일 베이징 시간 08:00 종가로 환산되어 지급됩니다.',
        '코드와 링크는 계정 설정에서 확인하세요.',
      ],
      jp: [
        'お友達を招待して報酬を獲得',
        '3段階まで、お友達の手数料の一部を還元。',
        '招待コードを共有してください。お友達がレベル2の本人確認を完了すると、その手数料の一部が、毎日北京時間08:00の終値で換算して支払われます。',
        'コードとリンクは、アカウント設定でご確認いただけます。',
      ],
      spa: [
        'Invite a sus amigos y gane comisiones',
        'Una parte de sus comisiones, en tres niveles.',
        'Comparta su código de invitación. Cuando un amigo complete la verificación de nivel 2, usted recibe una parte de sus comisiones, abonada cada día al precio de cierre de las 08:00 de Pekín.',
        'Encontrará el código y el enlace en los ajustes de la cuenta.',
      ],
    },
  },
  {
    id: 301,
    column: 'banner',
    day: '2026-10-30',
    texts: {
      zh: [
        '在手机上使用 Tradefloor',
        '扫码并添加到主屏幕。',
        '用手机扫描页面顶部的二维码，将 Tradefloor 添加到主屏幕，无需应用商店。',
        '您的账户在所有设备上保持同步。',
      ],
      hk: [
        '在手機上使用 Tradefloor',
        '掃碼並加入主畫面。',
        '以手機掃描頁頂的二維碼，將 Tradefloor 加入主畫面，無需應用程式商店。',
        '您的帳戶在所有裝置上保持同步。',
      ],
      en: [
        'Tradefloor on your phone',
        'Scan and add to your home screen.',
        'Scan the code in the header with your phone and add Tradefloor to your home screen. No app store needed.',
        'Your account stays in sync across all your devices.',
      ],
      kr: [
        '휴대폰에서도 Tradefloor',
        '스캔하고 홈 화면에 추가하세요.',
        '휴대폰으로 상단의 QR 코드를 스캔해 Tradefloor를 홈 화면에 추가하세요. 앱 스토어가 필요 없습니다.',
        '계정이 모든 기기에서 동기화됩니다.',
      ],
      jp: [
        'スマートフォンでも Tradefloor',
        'コードを読み取り、ホーム画面に追加。',
        'ページ上部のQRコードをスマートフォンで読み取り、Tradefloorをホーム画面に追加してください。アプリストアは不要です。',
        'アカウントはすべての端末で同期されます。',
      ],
      spa: [
        'Tradefloor en su móvil',
        'Escanee el código y añádalo a la pantalla de inicio.',
        'Escanee con su móvil el código de la cabecera y añada Tradefloor a la pantalla de inicio. Sin tiendas de aplicaciones.',
        'Su cuenta se mantiene sincronizada en todos sus dispositivos.',
      ],
    },
  },
];
