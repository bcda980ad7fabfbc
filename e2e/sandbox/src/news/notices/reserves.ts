import type { Article } from '../article';

/** What the exchange holds against what it owes, once a month. */
export const reserves = (id: number, day: string, month: string): Article => ({
  id,
  column: 'notices',
  day,
  texts: {
    zh: [
      `${month} 储备金报告`,
      '所有币种的储备金均高于用户余额。',
      `截至 ${month} 月末，BTC、ETH 与 USDT 的储备率分别为 104%、106% 与 103%，其余币种均不低于 101%。`,
      '每笔余额都等于其账本分录之和，您可随时导出全部记录自行核对。',
    ],
    hk: [
      `${month} 儲備金報告`,
      '所有幣種的儲備金均高於用戶結餘。',
      `截至 ${month} 月末，BTC、ETH 與 USDT 的儲備率分別為 104%、106% 與 103%，其餘幣種均不低於 101%。`,
      '每筆結餘都等於其帳本分錄之和，您可隨時匯出全部記錄自行核對。',
    ],
    en: [
      `Reserves report for ${month}`,
      'Reserves exceed customer balances in every currency.',
      `At the end of ${month} we held 104% of customer balances in BTC, 106% in ETH and 103% in USDT. No other currency was below 101%.`,
      'Every balance is the sum of its ledger entries. You can export all of yours at any time and check them.',
    ],
    kr: [
      `${month} 준비금 보고서`,
      '모든 코인의 준비금이 고객 잔고를 초과합니다.',
      `${month} 말 기준 준비율은 BTC 104%, ETH 106%, USDT 103%이며, 다른 코인도 모두 101% 이상입니다.`,
      '모든 잔고는 원장 기록의 합계와 같습니다. 본인의 전체 내역을 언제든지 내보내 확인할 수 있습니다.',
    ],
    jp: [
      `${month} 準備金報告`,
      'すべての通貨で、準備金がお客様の残高を上回っています。',
      `${month}末時点の準備率は、BTCが104%、ETHが106%、USDTが103%で、その他の通貨もすべて101%以上です。`,
      '残高はすべて台帳の記録の合計と一致します。ご自身の履歴はいつでもエクスポートして確認できます。',
    ],
    spa: [
      `Informe de reservas de ${month}`,
      'Las reservas superan los saldos de los clientes en todas las monedas.',
      `Al cierre de ${month} manteníamos el 104 % de los saldos de los clientes en BTC, el 106 % en ETH y el 103 % en USDT. Ninguna otra moneda estaba por debajo del 101 %.`,
      'Cada saldo es la suma de sus asientos contables. Puede exportar todos los suyos en cualquier momento y comprobarlos.',
    ],
  },
});
