import type { Article } from '../article';

/** A currency joins the market. */
export const listing = (id: number, day: string, name: string, title: string): Article => ({
  id,
  column: 'notices',
  day,
  texts: {
    zh: [
      `${name} 上线 USDT 市场`,
      `${title}（${name}）现已开放币币交易，交易对为 ${name}/USDT。`,
      `${title}（${name}）已于 ${day} 08:00（UTC）开放 ${name}/USDT 交易。挂单与吃单手续费均为 0.1%，从所得币种中扣除。`,
      '开盘初期价格波动可能较大，请使用限价委托并控制仓位。',
      '充值与提现将在网络确认稳定后另行公告开放。',
    ],
    hk: [
      `${name} 上線 USDT 市場`,
      `${title}（${name}）現已開放幣幣交易，交易對為 ${name}/USDT。`,
      `${title}（${name}）已於 ${day} 08:00（UTC）開放 ${name}/USDT 交易。掛單與吃單手續費均為 0.1%，從所得幣種中扣除。`,
      '開盤初期價格波動可能較大，請使用限價委託並控制倉位。',
      '充值與提現將在網絡確認穩定後另行公告開放。',
    ],
    en: [
      `${name} joins the USDT market`,
      `${title} (${name}) can now be traded against USDT.`,
      `Trading of ${name}/USDT opened on ${day} at 08:00 UTC. The fee is 0.1 % for makers and takers alike and is taken from what you receive.`,
      'Prices can move quickly in the first hours. We recommend limit orders and modest sizes.',
      'Deposits and withdrawals will be announced separately once network confirmations have proved stable.',
    ],
    kr: [
      `${name} USDT 마켓 상장`,
      `이제 ${title}(${name})을(를) USDT로 거래할 수 있습니다.`,
      `${name}/USDT 거래가 ${day} 08:00(UTC)에 시작되었습니다. 수수료는 메이커와 테이커 모두 0.1%이며 받는 통화에서 차감됩니다.`,
      '거래 초반에는 가격 변동이 클 수 있습니다. 지정가 주문과 적정한 수량을 권장합니다.',
      '입출금은 네트워크 확인이 안정된 뒤 별도로 공지합니다.',
    ],
    jp: [
      `${name} が USDT マーケットに上場`,
      `${title}（${name}）を USDT 建てで取引できるようになりました。`,
      `${name}/USDT の取引は ${day} 08:00（UTC）に開始されました。手数料はメイカー・テイカーとも 0.1% で、受け取る通貨から差し引かれます。`,
      '開始直後は値動きが大きくなることがあります。指値注文と控えめな数量をおすすめします。',
      '入出金の開始は、ネットワークの承認が安定してから改めてお知らせします。',
    ],
    spa: [
      `${name} se incorpora al mercado USDT`,
      `${title} (${name}) ya se puede negociar contra USDT.`,
      `La negociación de ${name}/USDT comenzó el ${day} a las 08:00 UTC. La comisión es del 0,1 % para ambas partes y se descuenta de lo recibido.`,
      'Los precios pueden variar con rapidez en las primeras horas. Recomendamos órdenes límite y cantidades moderadas.',
      'Los depósitos y retiros se anunciarán por separado cuando las confirmaciones de la red sean estables.',
    ],
  },
});
