import type { Article } from './article';

export const FEATURES: readonly Article[] = [
  {
    id: 2501,
    column: 'features',
    day: '2026-09-01',
    texts: {
      zh: [
        '自定义布局',
        '面板、行距与颜色，随您设置。',
        '拖动分隔线，选择紧凑或标准行距，设定涨跌颜色。设置保存在您的设备上。',
      ],
      hk: [
        '自訂佈局',
        '面板、行距與顏色，隨您設定。',
        '拖動分隔線，選擇緊湊或標準行距，設定升跌顏色。設定儲存在您的裝置上。',
      ],
      en: [
        'Your layout',
        'Panels, density and colours your way.',
        'Drag the dividers, switch row density and pick your up and down colours. Your settings are saved on your device.',
      ],
      kr: [
        '나만의 레이아웃',
        '패널, 행 간격, 색상을 원하는 대로.',
        '구분선을 끌어 옮기고, 행 간격과 상승·하락 색상을 선택하세요. 설정은 기기에 저장됩니다.',
      ],
      jp: [
        '自由なレイアウト',
        'パネル、行間、色をお好みで。',
        '仕切りをドラッグし、行間と上昇・下落の色を選べます。設定は端末に保存されます。',
      ],
      spa: [
        'A su manera',
        'Paneles, densidad y colores a su gusto.',
        'Arrastre los separadores, elija la densidad de las filas y los colores de subida y bajada. Sus ajustes se guardan en su dispositivo.',
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
        '每笔余额都等于账本分录之和，精确到最后一位。',
        '绝不向对您不利的方向取整。复式账本逐笔记录每次变动，可随时导出。',
      ],
      hk: [
        '分毫不差',
        '每筆結餘都等於帳本分錄之和，精確到最後一位。',
        '絕不向對您不利的方向取整。複式帳本逐筆記錄每次變動，可隨時匯出。',
      ],
      en: [
        'Exact',
        'Every balance equals its entries, to the last decimal.',
        'Nothing is rounded against you. A double-entry ledger records every movement, and you can export it at any time.',
      ],
      kr: [
        '정확성',
        '모든 잔고는 기록의 합계와 마지막 자리까지 일치합니다.',
        '고객에게 불리한 반올림은 없습니다. 모든 변동은 복식부기 원장에 기록되며 언제든지 내보낼 수 있습니다.',
      ],
      jp: [
        '正確',
        '残高は台帳の合計と最後の桁まで一致します。',
        'お客様に不利な端数処理は行いません。すべての変動は複式簿記の台帳に記録され、いつでもエクスポートできます。',
      ],
      spa: [
        'Exacto',
        'Cada saldo cuadra con sus asientos hasta el último decimal.',
        'Nunca redondeamos en su contra. Cada movimiento queda en un libro de partida doble que puede exportar cuando quiera.',
      ],
    },
  },
  {
    id: 2503,
    column: 'features',
    day: '2026-09-01',
    texts: {
      zh: ['实时', '所有标签页实时更新，无需刷新。', '盘口、成交与余额实时更新，断线后自动恢复。'],
      hk: ['即時', '所有分頁即時更新，無需重新整理。', '買賣盤、成交與結餘即時更新，斷線後自動恢復。'],
      en: [
        'Live',
        'Real-time in every tab, no refresh.',
        'Order books, trades and balances update in real time and recover automatically after a lost connection.',
      ],
      kr: [
        '실시간',
        '새로고침 없이 모든 탭에서 실시간으로.',
        '호가, 체결, 잔고가 실시간으로 갱신되며, 연결이 끊겨도 자동으로 복구됩니다.',
      ],
      jp: [
        'リアルタイム',
        'どのタブでもリアルタイム。再読み込みは不要です。',
        '板、約定、残高がリアルタイムで更新され、切断後も自動で復旧します。',
      ],
      spa: [
        'En directo',
        'En tiempo real en cada pestaña, sin recargar.',
        'El libro de órdenes, las operaciones y los saldos se actualizan en tiempo real y se recuperan solos tras un corte.',
      ],
    },
  },
  {
    id: 2504,
    column: 'features',
    day: '2026-09-01',
    texts: {
      zh: ['安全', '两步验证、地址簿与防钓鱼码。', '登录与提现次数受限，新设备登录时即时提醒。'],
      hk: ['安全', '兩步驗證、地址簿與防釣魚碼。', '登入及提取次數受限，新裝置登入時即時提示。'],
      en: [
        'Secure',
        '2FA, saved addresses and an anti-phishing phrase.',
        'Login and withdrawal attempts are limited, and we alert you to every new device.',
      ],
      kr: [
        '안전',
        '2단계 인증, 저장된 주소, 피싱 방지 문구.',
        '로그인과 출금 시도 횟수를 제한하고, 새 기기 로그인은 즉시 알려 드립니다.',
      ],
      jp: [
        '安全',
        '2段階認証、保存済みアドレス、フィッシング対策フレーズ。',
        'ログインと出金の試行回数を制限し、新しい端末からのログインはすぐにお知らせします。',
      ],
      spa: [
        'Seguro',
        'Verificación en dos pasos, direcciones guardadas y frase antiphishing.',
        'Los intentos de acceso y de retiro están limitados, y le avisamos de cada dispositivo nuevo.',
      ],
    },
  },
];
