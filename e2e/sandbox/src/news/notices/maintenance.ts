import type { Article } from '../article';

/** Work on the systems at a quiet hour. */
export const maintenance = (id: number, day: string, minutes: number): Article => ({
  id,
  column: 'notices',
  day,
  texts: {
    zh: [
      `系统维护通知（${day}）`,
      `${day} 04:00（UTC）起维护约 ${minutes} 分钟。`,
      `我们将于 ${day} 04:00（UTC）升级撮合引擎，预计用时 ${minutes} 分钟。期间行情照常更新，但暂停接受新委托。`,
      '当前委托的价格与排队顺序保持不变，无需撤单。',
    ],
    hk: [
      `系統維護通知（${day}）`,
      `${day} 04:00（UTC）起維護約 ${minutes} 分鐘。`,
      `我們將於 ${day} 04:00（UTC）升級撮合引擎，預計需時 ${minutes} 分鐘。期間行情照常更新，但暫停接受新委託。`,
      '當前委託的價格及排隊次序維持不變，無需撤單。',
    ],
    en: [
      `Scheduled maintenance on ${day}`,
      `About ${minutes} minutes, from 04:00 UTC on ${day}.`,
      `We’re upgrading the matching engine on ${day} at 04:00 UTC for about ${minutes} minutes. Prices keep updating, but new orders are not accepted.`,
      'Open orders keep their price and queue position. You don’t need to cancel them.',
    ],
    kr: [
      `${day} 정기 점검 안내`,
      `${day} 04:00(UTC)부터 약 ${minutes}분간 진행됩니다.`,
      `${day} 04:00(UTC)부터 약 ${minutes}분간 체결 엔진을 업그레이드합니다. 시세는 계속 갱신되지만 신규 주문은 접수되지 않습니다.`,
      '미체결 주문의 가격과 체결 순서는 그대로 유지됩니다. 주문을 취소할 필요가 없습니다.',
    ],
    jp: [
      `${day} 定期メンテナンスのお知らせ`,
      `${day} 04:00（UTC）から約${minutes}分間の予定です。`,
      `${day} 04:00（UTC）から約${minutes}分間、約定エンジンをアップグレードします。価格は引き続き更新されますが、新規注文は受け付けません。`,
      '未約定注文の価格と約定順位はそのまま維持されます。取り消す必要はありません。',
    ],
    spa: [
      `Mantenimiento programado el ${day}`,
      `Unos ${minutes} minutos, desde las 04:00 UTC del ${day}.`,
      `El ${day} a las 04:00 UTC actualizaremos el motor de negociación durante unos ${minutes} minutos. Los precios seguirán actualizándose, pero no se aceptarán órdenes nuevas.`,
      'Las órdenes abiertas conservan su precio y su lugar en la cola. No hace falta cancelarlas.',
    ],
  },
});
