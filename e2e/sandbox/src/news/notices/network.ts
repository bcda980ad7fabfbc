import type { Article } from '../article';

/** A chain is upgraded: deposits and withdrawals rest meanwhile. */
export const network = (id: number, day: string, chain: string, currency: string): Article => ({
  id,
  column: 'notices',
  day,
  texts: {
    zh: [
      `${chain} 网络升级，${currency} 充提暂停`,
      `${day} 升级期间暂停 ${currency} 充值与提现，交易不受影响。`,
      `${chain} 网络将于 ${day} 升级。${currency} 充值与提现将在升级前一小时暂停，待网络稳定后恢复，恕不另行通知。`,
      '升级期间请勿向充值地址转账，否则将延迟到账。',
    ],
    hk: [
      `${chain} 網絡升級，${currency} 存取暫停`,
      `${day} 升級期間暫停 ${currency} 存入及提取，交易不受影響。`,
      `${chain} 網絡將於 ${day} 升級。${currency} 存入及提取將於升級前一小時暫停，待網絡穩定後恢復，恕不另行通知。`,
      '升級期間請勿向存入地址轉帳，否則將延遲到帳。',
    ],
    en: [
      `${chain} upgrade: ${currency} deposits and withdrawals pause`,
      `${currency} can’t be deposited or withdrawn during the upgrade on ${day}. Trading continues.`,
      `The ${chain} network is upgraded on ${day}. Deposits and withdrawals of ${currency} pause one hour before and resume without further notice once the network is stable.`,
      'Don’t send funds to your deposit address during the upgrade. They would be credited late.',
    ],
    kr: [
      `${chain} 업그레이드에 따른 ${currency} 입출금 중단`,
      `${day} 업그레이드 중에는 ${currency}을(를) 입출금할 수 없습니다. 거래는 정상 운영됩니다.`,
      `${day}에 ${chain} 네트워크가 업그레이드됩니다. ${currency} 입출금은 한 시간 전부터 중단되며, 네트워크가 안정되면 별도 공지 없이 재개됩니다.`,
      '업그레이드 중에는 입금 주소로 보내지 마세요. 입금 반영이 지연됩니다.',
    ],
    jp: [
      `${chain} アップグレードに伴う ${currency} 入出金の一時停止`,
      `${day}のアップグレード中、${currency}の入出金を停止します。取引は通常どおりご利用いただけます。`,
      `${day}に${chain}ネットワークがアップグレードされます。1時間前から${currency}の入出金を停止し、ネットワークが安定し次第、予告なく再開します。`,
      'アップグレード中は入金アドレスへ送金しないでください。反映が遅れます。',
    ],
    spa: [
      `Actualización de ${chain}: pausa de depósitos y retiros de ${currency}`,
      `No se podrá depositar ni retirar ${currency} durante la actualización del ${day}. Se puede seguir operando.`,
      `La red ${chain} se actualiza el ${day}. Los depósitos y retiros de ${currency} se pausan una hora antes y se reanudan sin previo aviso cuando la red sea estable.`,
      'No envíe fondos a su dirección de depósito durante la actualización: se acreditarían con retraso.',
    ],
  },
});
