import type { Note } from '../note';

const BUYER_CANCELLED = {
  zh: '买方已取消订单',
  hk: '買方已取消訂單',
  en: 'The buyer cancelled the order',
  kr: '구매자가 주문을 취소했습니다',
  jp: '購入者が注文を取り消しました',
  spa: 'El comprador canceló la orden',
};

/** `{quantity}`, `{currency}`, `{money}` in yuan, `{order}` is its number. */
export const c2cNotes = {
  c2cTaken: {
    title: {
      zh: '您的广告有新订单',
      hk: '您的廣告有新訂單',
      en: 'New order on your ad',
      kr: '광고에 새 주문이 들어왔습니다',
      jp: '広告に新しい注文が入りました',
      spa: 'Nueva orden en su anuncio',
    },
    content: {
      zh: '订单 {order}：{quantity} {currency}，金额 ¥{money}。请在 C2C 订单中查看，买方须在 15 分钟内付款。',
      hk: '訂單 {order}：{quantity} {currency}，金額 ¥{money}。請在 C2C 訂單中查看，買方須於 15 分鐘內付款。',
      en: 'Order {order}: {quantity} {currency} for ¥{money}. Open it in your C2C orders. The buyer has 15 minutes to pay.',
      kr: '주문 {order}: {quantity} {currency}, 금액 ¥{money}. C2C 주문에서 확인하세요. 구매자는 15분 안에 결제해야 합니다.',
      jp: '注文 {order}：{quantity} {currency}、金額 ¥{money}。C2C注文でご確認ください。購入者の支払い期限は15分です。',
      spa: 'Orden {order}: {quantity} {currency} por ¥{money}. Ábrala en sus órdenes C2C. El comprador tiene 15 minutos para pagar.',
    },
  },
  c2cMarkedPaid: {
    title: {
      zh: '买方已标记付款',
      hk: '買方已標記付款',
      en: 'The buyer marked the order as paid',
      kr: '구매자가 결제 완료로 표시했습니다',
      jp: '購入者が支払い済みにしました',
      spa: 'El comprador marcó la orden como pagada',
    },
    content: {
      zh: '订单 {order}：买方表示已付款 ¥{money}。请先核对您的收款账户，确认到账后再确认收款，放行 {quantity} {currency}。',
      hk: '訂單 {order}：買方表示已付款 ¥{money}。請先核對您的收款帳戶，確認到帳後再確認收款，放行 {quantity} {currency}。',
      en: 'Order {order}: the buyer says they paid ¥{money}. Check your account first, then confirm receipt to release {quantity} {currency}.',
      kr: '주문 {order}: 구매자가 ¥{money}을 결제했다고 표시했습니다. 먼저 본인 계좌를 확인한 뒤 입금을 확인하면 {quantity} {currency}이(가) 구매자에게 전달됩니다.',
      jp: '注文 {order}：購入者が ¥{money} を支払ったと通知しました。まずご自身の口座をご確認のうえ、入金確認を行うと {quantity} {currency} が引き渡されます。',
      spa: 'Orden {order}: el comprador indica que pagó ¥{money}. Compruebe primero su cuenta y después confirme el cobro para liberar {quantity} {currency}.',
    },
  },
  c2cReceived: {
    title: {
      zh: '卖方已放行',
      hk: '賣方已放行',
      en: 'The seller released your coins',
      kr: '판매자가 코인을 보냈습니다',
      jp: '販売者が暗号資産を引き渡しました',
      spa: 'El vendedor ha liberado sus criptomonedas',
    },
    content: {
      zh: '订单 {order} 已完成：{quantity} {currency} 已计入您的法币账户。',
      hk: '訂單 {order} 已完成：{quantity} {currency} 已計入您的法幣帳戶。',
      en: 'Order {order} is complete. {quantity} {currency} are in your fiat account.',
      kr: '주문 {order}이(가) 완료되었습니다. {quantity} {currency}이(가) 법정화폐 계좌에 반영되었습니다.',
      jp: '注文 {order} が完了しました。{quantity} {currency} を法定通貨口座に反映しました。',
      spa: 'La orden {order} se ha completado. {quantity} {currency} están en su cuenta fiat.',
    },
  },
  c2cBuyerCancelled: {
    title: BUYER_CANCELLED,
    content: {
      zh: '买方已取消订单 {order}（{quantity} {currency}，¥{money}），冻结的数量已恢复可用。',
      hk: '買方已取消訂單 {order}（{quantity} {currency}，¥{money}），凍結的數量已恢復可用。',
      en: 'The buyer cancelled order {order} ({quantity} {currency}, ¥{money}). The coins are available again.',
      kr: '구매자가 주문 {order}({quantity} {currency}, ¥{money})을(를) 취소했습니다. 동결된 수량을 다시 사용할 수 있습니다.',
      jp: '購入者が注文 {order}（{quantity} {currency}、¥{money}）を取り消しました。凍結されていた数量は再びご利用いただけます。',
      spa: 'El comprador canceló la orden {order} ({quantity} {currency}, ¥{money}). La cantidad vuelve a estar disponible.',
    },
  },
  c2cBackInAdvert: {
    title: BUYER_CANCELLED,
    content: {
      zh: '买方已取消订单 {order}（{quantity} {currency}，¥{money}），该数量已退回您的广告，在售出或您撤回广告前保持冻结。',
      hk: '買方已取消訂單 {order}（{quantity} {currency}，¥{money}），該數量已退回您的廣告，在售出或您下架廣告前維持凍結。',
      en: 'The buyer cancelled order {order} ({quantity} {currency}, ¥{money}). The coins are back in your ad and stay in escrow until they are sold or you close the ad.',
      kr: '구매자가 주문 {order}({quantity} {currency}, ¥{money})을(를) 취소했습니다. 해당 수량은 광고로 돌아갔으며, 팔리거나 광고를 철회할 때까지 동결됩니다.',
      jp: '購入者が注文 {order}（{quantity} {currency}、¥{money}）を取り消しました。この数量は広告に戻り、売れるか広告を取り下げるまで凍結されます。',
      spa: 'El comprador canceló la orden {order} ({quantity} {currency}, ¥{money}). La cantidad ha vuelto a su anuncio y queda en custodia hasta que se venda o retire el anuncio.',
    },
  },
  c2cExpired: {
    title: {
      zh: '订单超时已取消',
      hk: '訂單超時已取消',
      en: 'Order expired',
      kr: '주문 시간이 초과되었습니다',
      jp: '注文の期限が切れました',
      spa: 'Orden caducada',
    },
    content: {
      zh: '订单 {order}（{quantity} {currency}，¥{money}）未在 15 分钟内付款，已自动取消，并计入买方当日取消次数。',
      hk: '訂單 {order}（{quantity} {currency}，¥{money}）未於 15 分鐘內付款，已自動取消，並計入買方當日取消次數。',
      en: 'Order {order} ({quantity} {currency}, ¥{money}) was not paid within 15 minutes and was cancelled. It counts toward the buyer’s daily cancellations.',
      kr: '주문 {order}({quantity} {currency}, ¥{money})은(는) 15분 안에 결제되지 않아 자동으로 취소되었으며, 구매자의 당일 취소 횟수에 포함됩니다.',
      jp: '注文 {order}（{quantity} {currency}、¥{money}）は 15 分以内に支払われなかったため自動的に取り消され、購入者の当日の取消回数に数えられます。',
      spa: 'La orden {order} ({quantity} {currency}, ¥{money}) no se pagó en 15 minutos y se canceló. Cuenta para el límite diario de cancelaciones del comprador.',
    },
  },
} as const satisfies Readonly<Record<string, Note>>;
