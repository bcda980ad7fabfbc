import type { LanguageCode } from '@tradefloor/contract';
import type { DealKind, DealRole } from '@tradefloor/contract/ext';
import type { AcceptorNews, OrderFigures, OrderNews } from '@tradefloor/platform';

interface DealWords {
  readonly open: string;
  readonly order: Readonly<Record<OrderNews, (figures: OrderFigures) => string>>;
  readonly acceptor: Readonly<Record<AcceptorNews, (money: string) => string>>;
  readonly deal: Readonly<Record<DealKind, (id: string) => string>>;
  readonly said: Readonly<Record<DealRole, (deal: string) => string>>;
  /** Of a deal with an acceptor, where nobody is called a buyer or a seller. */
  readonly saidByOther: (deal: string) => string;
}

/** They come with the pushes that they tell of. */
export const DEAL_WORDS: Readonly<Record<LanguageCode, DealWords>> = {
  en: {
    open: 'View',
    order: {
      taken: ({ coins, money }) => `New order: a buyer wants ${coins} for ${money}`,
      'taken-to-pay': ({ coins, money }) => `New order: pay ${money} for ${coins}`,
      paid: ({ coins, money }) => `The buyer has paid ${money} for ${coins}. Check your account, then release.`,
      released: ({ coins, money }) => `${coins} received for ${money}`,
      cancelled: ({ coins, money }) => `Order cancelled: ${coins} for ${money}`,
    },
    acceptor: {
      'deposit-asked': money => `New deposit request: ${money}. Confirm once it has arrived.`,
      'withdrawal-asked': money => `New withdrawal request: pay ${money}`,
      sent: money => `The acceptor has sent ${money}. Check your account, then confirm.`,
      deposited: money => `Deposit completed: ${money}`,
      withdrawn: money => `Withdrawal completed: ${money}`,
      refused: money => `Request declined: ${money}`,
    },
    deal: { 'c2c-order': id => `C2C order ${id}`, 'acceptor-deal': id => `Acceptor deal ${id}` },
    said: {
      buyer: deal => `New message from the buyer: ${deal}`,
      seller: deal => `New message from the seller: ${deal}`,
      operator: deal => `New message from support: ${deal}`,
    },
    saidByOther: deal => `New message: ${deal}`,
  },
  zh: {
    open: '查看',
    order: {
      taken: ({ coins, money }) => `新订单：买家购买 ${coins}，${money}`,
      'taken-to-pay': ({ coins, money }) => `新订单：请支付 ${money}，购买 ${coins}`,
      paid: ({ coins, money }) => `买家已支付 ${money}，购买 ${coins}。请核对您的账户。`,
      released: ({ coins, money }) => `您已收到 ${coins}，支付 ${money}`,
      cancelled: ({ coins, money }) => `${coins}（${money}）的订单已取消`,
    },
    acceptor: {
      'deposit-asked': money => `新充值请求：${money}。到账后请确认收款。`,
      'withdrawal-asked': money => `新提现请求：请支付 ${money}`,
      sent: money => `承兑商已付款 ${money}。请核对账户后确认收款。`,
      deposited: money => `充值已完成：${money}`,
      withdrawn: money => `提现已完成：${money}`,
      refused: money => `请求已被拒绝：${money}`,
    },
    deal: { 'c2c-order': id => `C2C 订单 ${id}`, 'acceptor-deal': id => `承兑交易 ${id}` },
    said: {
      buyer: deal => `买方发来新消息：${deal}`,
      seller: deal => `卖方发来新消息：${deal}`,
      operator: deal => `客服发来新消息：${deal}`,
    },
    saidByOther: deal => `新消息：${deal}`,
  },
  hk: {
    open: '查看',
    order: {
      taken: ({ coins, money }) => `新訂單：買家購買 ${coins}，${money}`,
      'taken-to-pay': ({ coins, money }) => `新訂單：請支付 ${money}，購買 ${coins}`,
      paid: ({ coins, money }) => `買家已支付 ${money}，購買 ${coins}。請核對您的帳戶。`,
      released: ({ coins, money }) => `您已收到 ${coins}，支付 ${money}`,
      cancelled: ({ coins, money }) => `${coins}（${money}）的訂單已取消`,
    },
    acceptor: {
      'deposit-asked': money => `新存入請求：${money}。到帳後請確認收款。`,
      'withdrawal-asked': money => `新提取請求：請支付 ${money}`,
      sent: money => `承兌商已付款 ${money}。請核對帳戶後確認收款。`,
      deposited: money => `存入已完成：${money}`,
      withdrawn: money => `提取已完成：${money}`,
      refused: money => `請求已被拒絕：${money}`,
    },
    deal: { 'c2c-order': id => `C2C 訂單 ${id}`, 'acceptor-deal': id => `承兌交易 ${id}` },
    said: {
      buyer: deal => `買方發來新訊息：${deal}`,
      seller: deal => `賣方發來新訊息：${deal}`,
      operator: deal => `客服發來新訊息：${deal}`,
    },
    saidByOther: deal => `新訊息：${deal}`,
  },
  jp: {
    open: '見る',
    order: {
      taken: ({ coins, money }) => `新しい注文：${coins}、${money}`,
      'taken-to-pay': ({ coins, money }) => `新しい注文：${coins}の代金${money}を支払ってください`,
      paid: ({ coins, money }) => `購入者が${coins}の代金${money}を支払いました。口座を確かめてください。`,
      released: ({ coins, money }) => `${money}で${coins}を受け取りました`,
      cancelled: ({ coins, money }) => `${coins}（${money}）の注文はキャンセルされました`,
    },
    acceptor: {
      'deposit-asked': money => `新しい入金依頼：${money}。着金したら確定してください。`,
      'withdrawal-asked': money => `新しい出金依頼：${money}を送金してください`,
      sent: money => `両替業者が${money}を送金しました。口座を確認して確定してください。`,
      deposited: money => `入金が完了しました：${money}`,
      withdrawn: money => `出金が完了しました：${money}`,
      refused: money => `依頼が断られました：${money}`,
    },
    deal: { 'c2c-order': id => `C2C 注文 ${id}`, 'acceptor-deal': id => `両替取引 ${id}` },
    said: {
      buyer: deal => `購入者から新しいメッセージがあります：${deal}`,
      seller: deal => `販売者から新しいメッセージがあります：${deal}`,
      operator: deal => `サポートから新しいメッセージがあります：${deal}`,
    },
    saidByOther: deal => `新しいメッセージ：${deal}`,
  },
  kr: {
    open: '보기',
    order: {
      taken: ({ coins, money }) => `새 주문: ${coins}, ${money}`,
      'taken-to-pay': ({ coins, money }) => `새 주문: ${coins}에 대해 ${money}을(를) 결제하세요`,
      paid: ({ coins, money }) => `구매자가 ${coins}에 대해 ${money}을(를) 결제했습니다. 계좌를 확인하세요.`,
      released: ({ coins, money }) => `${money}에 ${coins}을(를) 받았습니다`,
      cancelled: ({ coins, money }) => `${coins} (${money}) 주문이 취소되었습니다`,
    },
    acceptor: {
      'deposit-asked': money => `새 입금 요청: ${money}. 입금되면 확정해 주세요.`,
      'withdrawal-asked': money => `새 출금 요청: ${money} 송금`,
      sent: money => `환전상이 ${money} 송금을 완료했습니다. 계좌를 확인한 뒤 확정해 주세요.`,
      deposited: money => `입금 완료: ${money}`,
      withdrawn: money => `출금 완료: ${money}`,
      refused: money => `요청이 거절되었습니다: ${money}`,
    },
    deal: { 'c2c-order': id => `C2C 주문 ${id}`, 'acceptor-deal': id => `환전 거래 ${id}` },
    said: {
      buyer: deal => `구매자가 새 메시지를 보냈습니다: ${deal}`,
      seller: deal => `판매자가 새 메시지를 보냈습니다: ${deal}`,
      operator: deal => `고객센터가 새 메시지를 보냈습니다: ${deal}`,
    },
    saidByOther: deal => `새 메시지: ${deal}`,
  },
  spa: {
    open: 'Ver',
    order: {
      taken: ({ coins, money }) => `Nueva orden: un comprador quiere ${coins} por ${money}`,
      'taken-to-pay': ({ coins, money }) => `Nueva orden: pague ${money} por ${coins}`,
      paid: ({ coins, money }) => `El comprador ha pagado ${money} por ${coins}. Compruebe su cuenta y libere.`,
      released: ({ coins, money }) => `Recibió ${coins} por ${money}`,
      cancelled: ({ coins, money }) => `Orden cancelada: ${coins} por ${money}`,
    },
    acceptor: {
      'deposit-asked': money => `Nueva solicitud de depósito: ${money}. Confirme cuando haya llegado.`,
      'withdrawal-asked': money => `Nueva solicitud de retiro: pague ${money}`,
      sent: money => `El agente ha enviado ${money}. Compruebe su cuenta y confirme.`,
      deposited: money => `Depósito completado: ${money}`,
      withdrawn: money => `Retiro completado: ${money}`,
      refused: money => `Solicitud rechazada: ${money}`,
    },
    deal: { 'c2c-order': id => `Orden C2C ${id}`, 'acceptor-deal': id => `Operación con agente ${id}` },
    said: {
      buyer: deal => `Nuevo mensaje del comprador: ${deal}`,
      seller: deal => `Nuevo mensaje del vendedor: ${deal}`,
      operator: deal => `Nuevo mensaje de atención al cliente: ${deal}`,
    },
    saidByOther: deal => `Nuevo mensaje: ${deal}`,
  },
};
