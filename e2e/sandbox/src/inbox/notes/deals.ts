import type { Note } from '../note';

const FOR_SELLER = {
  zh: '裁决：退还给卖方',
  hk: '裁決：退還給賣方',
  en: 'Ruling in the seller’s favour',
  kr: '결정: 판매자에게 반환',
  jp: '裁定：販売者へ返還',
  spa: 'Resuelto a favor del vendedor',
};

/** Of deals with acceptors, and of rulings over any deal; `{quantity}`, `{currency}`, `{money}` in yuan, `{order}` is its number. */
export const dealNotes = {
  rulingAsked: {
    title: {
      zh: '交易进入申诉',
      hk: '交易進入申訴',
      en: 'Dispute opened',
      kr: '거래에 분쟁이 접수되었습니다',
      jp: '取引に申し立てがありました',
      spa: 'Disputa abierta',
    },
    content: {
      zh: '交易 {order}（{quantity} {currency}，¥{money}）正在等待裁决，期间数字货币保持冻结。请在交易页说明情况并上传凭证。',
      hk: '交易 {order}（{quantity} {currency}，¥{money}）正在等待裁決，期間數碼貨幣維持凍結。請在交易頁說明情況並上載憑證。',
      en: 'Deal {order} ({quantity} {currency}, ¥{money}) is waiting for a ruling. The coins stay frozen. Explain what happened and upload proof on the deal page.',
      kr: '거래 {order}({quantity} {currency}, ¥{money})의 결정을 기다리고 있습니다. 코인은 계속 동결됩니다. 거래 페이지에서 상황을 설명하고 증빙을 올려 주세요.',
      jp: '取引 {order}（{quantity} {currency}、¥{money}）は裁定待ちです。暗号資産は凍結されたままです。取引ページで経緯を説明し、証拠をアップロードしてください。',
      spa: 'La operación {order} ({quantity} {currency}, ¥{money}) espera una resolución. Las criptomonedas siguen bloqueadas. Explique lo ocurrido y suba pruebas en la página de la operación.',
    },
  },
  ruledForBuyer: {
    title: {
      zh: '裁决：放行给买方',
      hk: '裁決：放行給買方',
      en: 'Ruling in the buyer’s favour',
      kr: '결정: 구매자에게 전달',
      jp: '裁定：購入者へ引き渡し',
      spa: 'Resuelto a favor del comprador',
    },
    content: {
      zh: '交易 {order}：付款已获确认，{quantity} {currency} 已放行给买方。',
      hk: '交易 {order}：付款已獲確認，{quantity} {currency} 已放行給買方。',
      en: 'Deal {order}: the payment was confirmed. {quantity} {currency} were released to the buyer.',
      kr: '거래 {order}: 결제가 확인되었습니다. {quantity} {currency}이(가) 구매자에게 전달되었습니다.',
      jp: '取引 {order}：支払いが確認されました。{quantity} {currency} を購入者へ引き渡しました。',
      spa: 'Operación {order}: el pago se ha confirmado. {quantity} {currency} se han liberado al comprador.',
    },
  },
  ruledForSeller: {
    title: FOR_SELLER,
    content: {
      zh: '交易 {order}：未发现付款，交易已取消，{quantity} {currency} 已解除冻结。',
      hk: '交易 {order}：未發現付款，交易已取消，{quantity} {currency} 已解除凍結。',
      en: 'Deal {order}: no payment was found, so it was cancelled. {quantity} {currency} are no longer frozen.',
      kr: '거래 {order}: 결제가 확인되지 않아 거래가 취소되었습니다. {quantity} {currency}의 동결이 해제되었습니다.',
      jp: '取引 {order}：支払いが確認できなかったため、取引を取り消しました。{quantity} {currency} の凍結は解除されました。',
      spa: 'Operación {order}: no consta el pago y se ha cancelado. {quantity} {currency} ya no están bloqueados.',
    },
  },
  ruledBackInAdvert: {
    title: FOR_SELLER,
    content: {
      zh: '交易 {order}：未发现付款，交易已取消，{quantity} {currency} 已退回卖方的广告，在售出或广告撤回前保持冻结。',
      hk: '交易 {order}：未發現付款，交易已取消，{quantity} {currency} 已退回賣方的廣告，在售出或廣告下架前維持凍結。',
      en: 'Deal {order}: no payment was found, so it was cancelled. {quantity} {currency} are back in the seller’s ad and stay in escrow until they are sold or the ad is closed.',
      kr: '거래 {order}: 결제가 확인되지 않아 거래가 취소되었습니다. {quantity} {currency}은(는) 판매자의 광고로 돌아갔으며, 팔리거나 광고를 철회할 때까지 동결됩니다.',
      jp: '取引 {order}：支払いが確認できなかったため、取引を取り消しました。{quantity} {currency} は販売者の広告に戻り、売れるか広告が取り下げられるまで凍結されます。',
      spa: 'Operación {order}: no consta el pago y se ha cancelado. {quantity} {currency} han vuelto al anuncio del vendedor y quedan en custodia hasta que se vendan o se retire el anuncio.',
    },
  },
  dealUnanswered: {
    title: {
      zh: '承兑商未回应',
      hk: '承兌商未回應',
      en: 'The acceptor did not answer',
      kr: '환전상이 응답하지 않았습니다',
      jp: '両替業者からの応答がありません',
      spa: 'El agente de cambio no respondió',
    },
    content: {
      zh: '提现 {order} 一小时内无回应，已自动取消，{quantity} {currency} 已退回您的法币账户。',
      hk: '提現 {order} 一小時內無回應，已自動取消，{quantity} {currency} 已退回您的法幣帳戶。',
      en: 'Withdrawal {order} got no answer for an hour and was cancelled. {quantity} {currency} are back in your fiat account.',
      kr: '출금 {order}이(가) 한 시간 동안 응답이 없어 자동으로 취소되었습니다. {quantity} {currency}이(가) 법정화폐 계좌로 돌아왔습니다.',
      jp: '出金 {order} は1時間応答がなかったため自動的に取り消されました。{quantity} {currency} を法定通貨口座に戻しました。',
      spa: 'El retiro {order} no tuvo respuesta en una hora y se canceló. {quantity} {currency} han vuelto a su cuenta fiat.',
    },
  },
  claimWithdrawn: {
    title: {
      zh: '对方已撤回付款声明',
      hk: '對方已撤回付款聲明',
      en: 'Payment claim withdrawn',
      kr: '결제 표시가 철회되었습니다',
      jp: '支払いの申告が取り下げられました',
      spa: 'Se retiró la declaración de pago',
    },
    content: {
      zh: '交易 {order}：对方撤回了付款声明，{quantity} {currency} 已不再冻结。',
      hk: '交易 {order}：對方撤回了付款聲明，{quantity} {currency} 已不再凍結。',
      en: 'Deal {order}: the other party withdrew the payment claim. {quantity} {currency} are available again.',
      kr: '거래 {order}: 상대방이 결제 표시를 철회했습니다. {quantity} {currency}을(를) 다시 사용할 수 있습니다.',
      jp: '取引 {order}：相手が支払いの申告を取り下げました。{quantity} {currency} の凍結は解除されました。',
      spa: 'Operación {order}: la otra parte retiró la declaración de pago. {quantity} {currency} vuelven a estar disponibles.',
    },
  },
  dealAsked: {
    title: {
      zh: '新的承兑请求',
      hk: '新的承兌請求',
      en: 'New acceptor request',
      kr: '새 환전 요청이 있습니다',
      jp: '新しい両替の依頼があります',
      spa: 'Nueva solicitud de cambio',
    },
    content: {
      zh: '交易 {order}：{quantity} {currency}，金额 ¥{money}。请在一小时内在承兑台处理。',
      hk: '交易 {order}：{quantity} {currency}，金額 ¥{money}。請在一小時內在承兌台處理。',
      en: 'Deal {order}: {quantity} {currency} for ¥{money}. Respond within an hour.',
      kr: '거래 {order}: {quantity} {currency}, 금액 ¥{money}. 한 시간 안에 환전상 데스크에서 처리해 주세요.',
      jp: '取引 {order}：{quantity} {currency}、金額 ¥{money}。1時間以内に両替業者デスクで対応してください。',
      spa: 'Operación {order}: {quantity} {currency} por ¥{money}. Responda en una hora.',
    },
  },
  dealConfirmed: {
    title: {
      zh: '承兑交易已确认',
      hk: '承兌交易已確認',
      en: 'Acceptor deal confirmed',
      kr: '환전 거래가 확인되었습니다',
      jp: '両替取引が確認されました',
      spa: 'Operación con el agente confirmada',
    },
    content: {
      zh: '交易 {order} 已完成：{quantity} {currency}，金额 ¥{money}。',
      hk: '交易 {order} 已完成：{quantity} {currency}，金額 ¥{money}。',
      en: 'Deal {order} is complete: {quantity} {currency} for ¥{money}.',
      kr: '거래 {order}이(가) 완료되었습니다: {quantity} {currency}, 금액 ¥{money}.',
      jp: '取引 {order} が完了しました：{quantity} {currency}、金額 ¥{money}。',
      spa: 'La operación {order} se ha completado: {quantity} {currency} por ¥{money}.',
    },
  },
  dealRefused: {
    title: {
      zh: '承兑商已拒绝',
      hk: '承兌商已拒絕',
      en: 'The acceptor declined',
      kr: '환전상이 거절했습니다',
      jp: '両替業者が辞退しました',
      spa: 'El agente de cambio rechazó la operación',
    },
    content: {
      zh: '交易 {order}（{quantity} {currency}，¥{money}）已被拒绝，冻结的数字货币已恢复可用。',
      hk: '交易 {order}（{quantity} {currency}，¥{money}）已被拒絕，凍結的數碼貨幣已恢復可用。',
      en: 'Deal {order} ({quantity} {currency}, ¥{money}) was declined. The coins are no longer frozen.',
      kr: '거래 {order}({quantity} {currency}, ¥{money})이(가) 거절되었습니다. 동결된 코인은 해제되었습니다.',
      jp: '取引 {order}（{quantity} {currency}、¥{money}）は辞退されました。凍結は解除されています。',
      spa: 'La operación {order} ({quantity} {currency}, ¥{money}) fue rechazada. Las criptomonedas ya no están bloqueadas.',
    },
  },
  dealTransferred: {
    title: {
      zh: '承兑商已付款，请确认',
      hk: '承兌商已付款，請確認',
      en: 'The acceptor sent the transfer',
      kr: '환전상이 송금했습니다',
      jp: '両替業者が送金しました',
      spa: 'El agente de cambio ha enviado el pago',
    },
    content: {
      zh: '提现 {order}：承兑商表示已付款 ¥{money}（扣除手续费后）。请核对账户后确认，20 分钟后将自动确认。',
      hk: '提現 {order}：承兌商表示已付款 ¥{money}（扣除手續費後）。請核對帳戶後確認，20 分鐘後將自動確認。',
      en: 'Withdrawal {order}: the acceptor says ¥{money}, less the fee, is on its way. Check your account and confirm. It is confirmed automatically after 20 minutes.',
      kr: '출금 {order}: 환전상이 ¥{money}(수수료 제외)을 송금했다고 합니다. 계좌를 확인하고 확정해 주세요. 20분이 지나면 자동으로 확정됩니다.',
      jp: '出金 {order}：両替業者が ¥{money}（手数料を除く）を送金したと通知しました。口座をご確認のうえ確定してください。20分後に自動で確定します。',
      spa: 'Retiro {order}: el agente indica que ha enviado ¥{money}, menos la comisión. Compruebe su cuenta y confirme. Se confirma automáticamente a los 20 minutos.',
    },
  },
} as const satisfies Readonly<Record<string, Note>>;
