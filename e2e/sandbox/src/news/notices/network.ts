import type { Article } from '../article';

/** A chain is upgraded: deposits and withdrawals rest meanwhile. */
export const network = (id: number, day: string, chain: string, currency: string): Article => ({
  id,
  column: 'notices',
  day,
  texts: {
    zh: [
      `${chain} 网络升级，${currency} 充提暂停`,
      `${day} 起暂停 ${currency} 的充值与提现，交易不受影响。`,
      `${chain} 网络将于 ${day} 升级。升级前一小时起暂停 ${currency} 的充值与提现，网络稳定后自动恢复，不再另行通知。`,
      '暂停期间请勿向充值地址转账，否则到账会延迟。',
    ],
    hk: [
      `${chain} 網絡升級，${currency} 充提暫停`,
      `${day} 起暫停 ${currency} 的充值與提現，交易不受影響。`,
      `${chain} 網絡將於 ${day} 升級。升級前一小時起暫停 ${currency} 的充值與提現，網絡穩定後自動恢復，不再另行通知。`,
      '暫停期間請勿向充值地址轉帳，否則到帳會延遲。',
    ],
    en: [
      `${chain} upgrade: ${currency} deposits and withdrawals pause`,
      `${currency} can't be deposited or withdrawn during the upgrade on ${day}. Trading continues.`,
      `The ${chain} network is upgraded on ${day}. Deposits and withdrawals of ${currency} pause one hour before and resume without further notice once the network is stable.`,
      'Don’t send funds to your deposit address during the upgrade. They would be credited late.',
    ],
    kr: [
      `${chain} 업그레이드에 따른 ${currency} 입출금 중단`,
      `${day} 업그레이드 동안 ${currency} 입출금이 중단됩니다. 거래는 계속됩니다.`,
      `${chain} 네트워크가 ${day}에 업그레이드됩니다. 한 시간 전부터 ${currency} 입출금이 중단되며, 네트워크가 안정되면 별도 공지 없이 재개됩니다.`,
      '중단 중에는 입금 주소로 보내지 마세요. 반영이 늦어집니다.',
    ],
    jp: [
      `${chain} アップグレードに伴う ${currency} 入出金の一時停止`,
      `${day} のアップグレード中、${currency} の入出金を停止します。取引は続けられます。`,
      `${chain} ネットワークは ${day} にアップグレードされます。1 時間前から ${currency} の入出金を停止し、ネットワークが安定し次第、予告なく再開します。`,
      '停止中は入金アドレスへ送金しないでください。反映が遅れます。',
    ],
    spa: [
      `Actualización de ${chain}: pausa de depósitos y retiros de ${currency}`,
      `No se podrá depositar ni retirar ${currency} durante la actualización del ${day}. La negociación continúa.`,
      `La red ${chain} se actualiza el ${day}. Los depósitos y retiros de ${currency} se detienen una hora antes y se reanudan sin más aviso cuando la red sea estable.`,
      'No envíe nada a su dirección de depósito mientras tanto: se acreditaría con retraso.',
    ],
  },
});
