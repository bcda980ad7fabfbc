import type { Article } from './article';

export const FEATURES: readonly Article[] = [
  {
    id: 2501,
    column: 'features',
    day: '2026-09-01',
    texts: {
      zh: [
        '布局随您',
        '面板、行高与颜色，按您的习惯排列。',
        '拖动分隔线，选择紧凑或标准行高，设定涨跌颜色。您的选择会保存在本机。',
      ],
      hk: [
        '佈局隨您',
        '面板、行高與顏色，按您的習慣排列。',
        '拖動分隔線，選擇緊湊或標準行高，設定漲跌顏色。您的選擇會儲存在本機。',
      ],
      en: [
        'Your layout',
        'Panels, density and colours your way.',
        'Drag the dividers, switch row density and pick your up and down colours. Your settings are saved on your device.',
      ],
      kr: [
        '원하는 대로 배치',
        '패널, 밀도, 색상을 읽기 편한 방식으로.',
        '구분선을 끌고, 행 간격을 고르고, 상승 색상을 정하세요. 설정은 기기에 저장됩니다.',
      ],
      jp: [
        '自由なレイアウト',
        'パネル、行間、色を見やすいように。',
        '仕切りを動かし、行の間隔を選び、上昇の色を決められます。設定は端末に保存されます。',
      ],
      spa: [
        'A su manera',
        'Paneles, densidad y colores como usted los lee.',
        'Arrastre los separadores, elija filas compactas o normales y el color de las subidas. Sus preferencias se guardan en el dispositivo.',
      ],
    },
  },
  {
    id: 2502,
    column: 'features',
    day: '2026-09-01',
    texts: {
      zh: [
        '分毫不差',
        '每一笔余额都等于其分录之和，精确到最后一位。',
        '金额从不四舍五入到您的损失：复式账本逐笔记录，随时可导出核对。',
      ],
      hk: [
        '分毫不差',
        '每一筆餘額都等於其分錄之和，精確到最後一位。',
        '金額從不四捨五入到您的損失：複式帳本逐筆記錄，隨時可匯出核對。',
      ],
      en: [
        'Exact',
        'Every balance equals its entries, to the last decimal.',
        'Nothing is rounded against you. A double-entry ledger records every movement, and you can export it at any time.',
      ],
      kr: [
        '정확함',
        '모든 잔액은 기록의 합과 마지막 자리까지 같습니다.',
        '불리하게 반올림하지 않습니다. 복식 원장이 모든 움직임을 기록하며 언제든지 내보낼 수 있습니다.',
      ],
      jp: [
        '正確',
        '残高は記録の合計と最後の桁まで一致します。',
        'お客様に不利な端数処理はしません。複式の台帳がすべての動きを記録し、いつでも書き出せます。',
      ],
      spa: [
        'Exacto',
        'Cada saldo coincide con sus asientos hasta el último decimal.',
        'Nada se redondea en su contra. Un libro de doble entrada registra cada movimiento y puede exportarlo cuando quiera.',
      ],
    },
  },
  {
    id: 2503,
    column: 'features',
    day: '2026-09-01',
    texts: {
      zh: ['实时', '一个连接，所有标签页同步，无需刷新。', '盘口、成交与资产以推送更新；断线后自动恢复到最新状态。'],
      hk: ['即時', '一個連接，所有分頁同步，無需重新整理。', '盤口、成交與資產以推送更新；斷線後自動恢復到最新狀態。'],
      en: [
        'Live',
        'Real-time in every tab, no refresh.',
        'Order books, trades and balances update in real time and recover automatically after a lost connection.',
      ],
      kr: [
        '실시간',
        '하나의 연결로 모든 탭에, 새로고침 없이.',
        '호가, 체결, 잔액이 푸시로 갱신됩니다. 연결이 끊겨도 스스로 최신 상태로 돌아옵니다.',
      ],
      jp: [
        'リアルタイム',
        '1 つの接続で、すべてのタブに。更新操作は不要です。',
        '板、約定、残高はプッシュで届きます。切断後も自動で最新の状態に戻ります。',
      ],
      spa: [
        'En directo',
        'Una conexión, todas las pestañas, sin recargar.',
        'El libro, las operaciones y los saldos llegan solos. Tras un corte, la pantalla se pone al día por sí misma.',
      ],
    },
  },
  {
    id: 2504,
    column: 'features',
    day: '2026-09-01',
    texts: {
      zh: [
        '层层守护',
        '双重验证、地址簿，以及只有您知道的防钓鱼短语。',
        '登录与提现受到频率限制；新设备登录会立即通知您。',
      ],
      hk: [
        '層層守護',
        '雙重驗證、地址簿，以及只有您知道的防釣魚短語。',
        '登入與提現受到頻率限制；新裝置登入會立即通知您。',
      ],
      en: [
        'Secure',
        '2FA, saved addresses and an anti-phishing phrase.',
        'Login and withdrawal attempts are limited, and we alert you to every new device.',
      ],
      kr: [
        '안전함',
        '2단계 로그인, 저장된 주소, 나만 아는 문구.',
        '로그인과 출금 시도는 제한되며, 새 기기 로그인은 즉시 알려 드립니다.',
      ],
      jp: [
        '守られた口座',
        '2 段階ログイン、登録アドレス、本人だけが知る合言葉。',
        'ログインと出金の試行は制限され、新しい端末からのログインはすぐに通知されます。',
      ],
      spa: [
        'Protegido',
        'Acceso en dos pasos, direcciones guardadas y una frase que solo usted conoce.',
        'Los accesos y retiros tienen límites, y se le avisa al instante de un dispositivo nuevo.',
      ],
    },
  },
];
