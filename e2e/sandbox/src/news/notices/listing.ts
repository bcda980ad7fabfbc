import type { Article } from '../article';

/** A currency joins the market. */
export const listing = (id: number, day: string, name: string, title: string): Article => ({
  id,
  column: 'notices',
  day,
  texts: {
    zh: [
      `${name} 上线 USDT 市场`,
      `${title}（${name}）现可使用 USDT 交易。`,
      `${name}/USDT 已于 ${day} 08:00（UTC）开放现货交易。挂单与吃单手续费均为 0.1%，从所得币种中扣除。`,
      '上线初期价格波动可能较大，建议使用限价单并控制数量。',
      '充值与提现将在网络确认稳定后开放，届时另行公告。',
    ],
    hk: [
      `${name} 上線 USDT 市場`,
      `${title}（${name}）現可以 USDT 交易。`,
      `${name}/USDT 已於 ${day} 08:00（UTC）開放現貨交易。掛單及吃單手續費均為 0.1%，從所得幣種中扣除。`,
      '上線初期價格波動可能較大，建議使用限價單並控制數量。',
      '存入及提取將在網絡確認穩定後開放，屆時另行公告。',
    ],
    en: [
      `${name} joins the USDT market`,
      `${title} (${name}) can now be traded against USDT.`,
      `Trading of ${name}/USDT opened on ${day} at 08:00 UTC. The fee is 0.1% for makers and takers alike and is taken from what you receive.`,
      'Prices can move quickly in the first hours. We recommend limit orders and modest sizes.',
      'Deposits and withdrawals will be announced separately once network confirmations have proved stable.',
    ],
    kr: [
      `${name} USDT 마켓 상장`,
      `${title}(${name})을(를) USDT로 거래할 수 있습니다.`,
      `${name}/USDT 거래가 ${day} 08:00(UTC)에 시작되었습니다. 수수료는 메이커와 테이커 모두 0.1%이며 받는 통화에서 차감됩니다.`,
      '상장 초기에는 가격 변동이 클 수 있습니다. 지정가로 적은 수량부터 주문하시기 바랍니다.',
      '입출금 시작은 네트워크가 안정된 뒤 별도로 공지합니다.',
    ],
    jp: [
      `${name} が USDT マーケットに上場`,
      `${title}（${name}）のUSDT建て取引を開始しました。`,
      `${name}/USDTの取引を${day} 08:00（UTC）に開始しました。手数料はメイカー・テイカーとも0.1%で、受け取る通貨から差し引かれます。`,
      '取引開始直後は値動きが大きくなることがあります。指値で、少量からのご注文をおすすめします。',
      '入出金の開始日は、ネットワークの安定を確認した後、改めてお知らせします。',
    ],
    spa: [
      `${name} llega al mercado USDT`,
      `${title} (${name}) ya se puede negociar contra USDT.`,
      `${name}/USDT se negocia desde el ${day} a las 08:00 UTC. La comisión es del 0,1 % para maker y taker y se descuenta de lo que recibe.`,
      'Los precios pueden moverse con rapidez en las primeras horas. Recomendamos órdenes límite y cantidades moderadas.',
      'Los depósitos y retiros se anunciarán aparte, cuando la red sea estable.',
    ],
  },
});
