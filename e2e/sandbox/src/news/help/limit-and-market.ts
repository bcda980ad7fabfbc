import type { Article } from '../article';

export const LIMIT_AND_MARKET: Article = {
  id: 905,
  column: 'help',
  day: '2026-10-20',
  texts: {
    zh: [
      '限价与市价委托',
      '两种下单方式的区别。',
      '限价委托只会以您的价格或更好的价格成交；未成交部分留在盘口，直至成交或撤销。',
      '市价委托立即与对手方最优价格成交，最差不超过最优价的 10%，未成交部分自动撤销。',
      '您的委托不会与自己成交：相遇时较早的一笔会被撤销。',
    ],
    hk: [
      '限價與市價委託',
      '兩種下單方式的區別。',
      '限價委託只會以您的價格或更好的價格成交；未成交部分留在盤口，直至成交或撤銷。',
      '市價委託立即與對手方最優價格成交，最差不超過最優價的 10%，未成交部分自動撤銷。',
      '您的委託不會與自己成交：相遇時較早的一筆會被撤銷。',
    ],
    en: [
      'Limit and market orders',
      'How the two order types work.',
      'A limit order fills at your price or better. The rest stays in the order book until it fills or you cancel it.',
      'A market order fills immediately at the best available prices, up to 10 % beyond the best one. Anything left unfilled is cancelled.',
      'Your own orders never trade with each other. If they match, the older one is cancelled.',
    ],
    kr: [
      '지정가와 시장가 주문',
      '두 주문의 차이.',
      '지정가 주문은 지정한 가격이나 더 좋은 가격에만 체결됩니다. 남은 수량은 체결되거나 취소할 때까지 호가창에 남습니다.',
      '시장가 주문은 최우선 가격부터 즉시 체결되며 최우선 가격보다 10% 넘게 불리해지지 않습니다. 체결되지 않은 수량은 취소됩니다.',
      '본인의 주문끼리는 체결되지 않습니다. 만나면 먼저 낸 주문이 취소됩니다.',
    ],
    jp: [
      '指値注文と成行注文',
      '2 つの注文の違い。',
      '指値注文は、指定した価格かそれより有利な価格でのみ約定します。残りは約定するか取り消すまで板に残ります。',
      '成行注文は最良気配から直ちに約定し、最良価格から 10% を超えて不利にはなりません。約定しない分は取り消されます。',
      'ご自身の注文同士は約定しません。出会った場合は先に出した注文が取り消されます。',
    ],
    spa: [
      'Órdenes límite y de mercado',
      'Qué hace cada una.',
      'Una orden límite se ejecuta a su precio o a uno mejor. Lo restante espera en el libro hasta ejecutarse o cancelarse.',
      'Una orden de mercado toma al instante los mejores precios, nunca más de un 10 % peores que el mejor. Lo que no se ejecuta se cancela.',
      'Sus órdenes nunca se cruzan entre sí: si se encuentran, se cancela la más antigua.',
    ],
  },
};
