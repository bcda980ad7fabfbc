import type { Article } from '../article';

export const LIMIT_AND_MARKET: Article = {
  id: 905,
  column: 'help',
  day: '2026-10-20',
  texts: {
    zh: [
      '限价单与市价单',
      '两种下单方式的区别。',
      '限价单以您的价格或更优价格成交，未成交部分留在盘口，直至成交或撤单。',
      '市价单立即以盘口最优价格成交，成交价最多偏离最优价 10%，未成交部分自动撤销。',
      '您的委托不会互相成交；如遇匹配，较早的一笔会被撤销。',
    ],
    hk: [
      '限價單與市價單',
      '兩種訂單的分別。',
      '限價單以您的價格或更佳價格成交，未成交部分留在買賣盤，直至成交或撤單。',
      '市價單立即以買賣盤最佳價格成交，成交價最多偏離最佳價 10%，未成交部分自動撤銷。',
      '您的委託不會互相成交；如遇配對，較早的一筆會被撤銷。',
    ],
    en: [
      'Limit and market orders',
      'How the two order types work.',
      'A limit order fills at your price or better. The rest stays in the order book until it fills or you cancel it.',
      'A market order fills immediately at the best available prices, up to 10% beyond the best one. Anything left unfilled is cancelled.',
      'Your own orders never trade with each other. If they match, the older one is cancelled.',
    ],
    kr: [
      '지정가와 시장가 주문',
      '두 주문 방식의 차이.',
      '지정가 주문은 지정한 가격이나 더 유리한 가격에 체결됩니다. 남은 수량은 체결되거나 취소할 때까지 호가창에 남습니다.',
      '시장가 주문은 최우선 호가부터 즉시 체결되며, 최우선 호가에서 최대 10%까지만 벗어납니다. 체결되지 않은 수량은 취소됩니다.',
      '본인의 주문끼리는 체결되지 않습니다. 서로 맞물리면 먼저 낸 주문이 취소됩니다.',
    ],
    jp: [
      '指値注文と成行注文',
      '2つの注文方法の違い。',
      '指値注文は、指定した価格かそれより有利な価格で約定します。未約定分は、約定するか取り消すまで板に残ります。',
      '成行注文は、板の最良価格から直ちに約定します。約定価格は最良価格から最大10%までに限られ、約定しない分は取り消されます。',
      'ご自身の注文同士は約定しません。価格が合った場合は、先に出した注文が取り消されます。',
    ],
    spa: [
      'Órdenes límite y de mercado',
      'Cómo funciona cada una.',
      'Una orden límite se ejecuta a su precio o a uno mejor. El resto permanece en el libro hasta que se ejecute o usted la cancele.',
      'Una orden de mercado se ejecuta al instante a los mejores precios disponibles, como máximo a un 10 % del mejor. Lo que no se ejecuta se cancela.',
      'Sus órdenes nunca se ejecutan entre sí. Si coinciden, se cancela la más antigua.',
    ],
  },
};
