import type { Article } from '../article';

/** What the exchange holds against what it owes, once a month. */
export const reserves = (id: number, day: string, month: string): Article => ({
  id,
  column: 'notices',
  day,
  texts: {
    zh: [
      `${month} 储备金报告`,
      '全部币种的储备均高于用户余额。',
      `截至 ${month} 月末，BTC、ETH 与 USDT 的储备率分别为 104%、106% 与 103%，其余币种均不低于 101%。`,
      '每一笔余额都对应账本中的分录，您可随时导出自己的全部记录进行核对。',
    ],
    hk: [
      `${month} 儲備金報告`,
      '全部幣種的儲備均高於用戶餘額。',
      `截至 ${month} 月末，BTC、ETH 與 USDT 的儲備率分別為 104%、106% 與 103%，其餘幣種均不低於 101%。`,
      '每一筆餘額都對應帳本中的分錄，您可隨時匯出自己的全部記錄進行核對。',
    ],
    en: [
      `Reserves report for ${month}`,
      'Reserves exceed customer balances in every currency.',
      `At the end of ${month} we held 104 % of customer balances in BTC, 106 % in ETH and 103 % in USDT. No other currency was below 101 %.`,
      'Every balance is the sum of its ledger entries. You can export all of yours at any time and check them.',
    ],
    kr: [
      `${month} 준비금 보고서`,
      '모든 통화의 준비금이 고객 잔액을 초과합니다.',
      `${month} 말 기준 준비율은 BTC 104%, ETH 106%, USDT 103%이며, 그 밖의 통화도 모두 101% 이상입니다.`,
      '모든 잔액은 원장 기록의 합계입니다. 본인의 전체 기록을 언제든지 내보내 확인할 수 있습니다.',
    ],
    jp: [
      `${month} 準備金レポート`,
      'すべての通貨で準備金がお客様の残高を上回っています。',
      `${month} 末時点の準備率は BTC 104%、ETH 106%、USDT 103% で、その他の通貨もすべて 101% 以上です。`,
      '残高はすべて台帳の記録の合計です。ご自身の記録はいつでも書き出して確認できます。',
    ],
    spa: [
      `Informe de reservas de ${month}`,
      'Las reservas superan los saldos de clientes en todas las monedas.',
      `Al cierre de ${month} manteníamos el 104 % de los saldos de clientes en BTC, el 106 % en ETH y el 103 % en USDT. Ninguna otra moneda bajó del 101 %.`,
      'Cada saldo es la suma de sus asientos. Puede exportar todos los suyos en cualquier momento y comprobarlos.',
    ],
  },
});
