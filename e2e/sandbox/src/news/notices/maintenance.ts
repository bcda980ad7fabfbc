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
      `我们将于 ${day} 04:00（UTC）升级撮合系统，预计用时 ${minutes} 分钟。期间行情仍会更新，暂不接受新的委托。`,
      '未成交委托会保留原有的价格与排队顺序，无需撤单。',
    ],
    hk: [
      `系統維護通知（${day}）`,
      `${day} 04:00（UTC）起維護約 ${minutes} 分鐘。`,
      `我們將於 ${day} 04:00（UTC）升級撮合系統，預計用時 ${minutes} 分鐘。期間行情仍會更新，暫不接受新的委託。`,
      '未成交委託會保留原有的價格與排隊次序，無需撤單。',
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
      `${day} 04:00(UTC)에 체결 엔진을 업그레이드합니다. 예상 소요 시간은 ${minutes}분이며, 시세는 계속 갱신되지만 새 주문은 받지 않습니다.`,
      '미체결 주문의 가격과 순서는 그대로 유지되므로 취소할 필요가 없습니다.',
    ],
    jp: [
      `${day} の定期メンテナンスについて`,
      `${day} 04:00（UTC）から約 ${minutes} 分間の予定です。`,
      `${day} 04:00（UTC）に約定システムを更新します。所要時間は約 ${minutes} 分です。その間も相場は更新されますが、新規注文は受け付けません。`,
      '未約定の注文は価格と順番を保ったまま残ります。取り消していただく必要はありません。',
    ],
    spa: [
      `Mantenimiento programado el ${day}`,
      `Unos ${minutes} minutos, desde las 04:00 UTC del ${day}.`,
      `El ${day} a las 04:00 UTC actualizaremos el motor de negociación; calculamos ${minutes} minutos. Las cotizaciones seguirán activas, pero no se aceptarán órdenes nuevas.`,
      'Las órdenes abiertas conservan su precio y su turno. No es necesario cancelarlas.',
    ],
  },
});
