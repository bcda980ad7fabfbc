import type { Article } from '../article';

export const HOW_TO_WITHDRAW: Article = {
  id: 904,
  column: 'help',
  day: '2026-10-26',
  texts: {
    zh: [
      '如何提现',
      '核对地址与网络，确认到账数量。',
      '选择币种，填写地址与数量，页面会显示手续费与实际到账数量。',
      '提交前请逐位核对地址与网络：链上转账无法撤回。',
      '- 单笔与单日限额以页面显示为准',
      '- 新地址的首笔提现会延迟处理',
    ],
    hk: [
      '如何提現',
      '核對地址與網絡，確認到帳數量。',
      '選擇幣種，填寫地址與數量，頁面會顯示手續費與實際到帳數量。',
      '提交前請逐位核對地址與網絡：鏈上轉帳無法撤回。',
      '- 單筆與單日限額以頁面顯示為準',
      '- 新地址的首筆提現會延遲處理',
    ],
    en: [
      'How to withdraw',
      'Check the address, the network and the amount you’ll receive.',
      'Choose a coin and enter the address and amount. You’ll see the fee and the amount you receive.',
      'Check every character of the address before you submit. Blockchain transfers can’t be reversed.',
      '- Per-withdrawal and daily limits are shown on the page',
      '- The first withdrawal to a new address takes longer',
    ],
    kr: [
      '출금 방법',
      '주소와 네트워크를 확인하고 실제 수령액을 보세요.',
      '통화를 고르고 주소와 수량을 입력하면 수수료와 수령액이 표시됩니다.',
      '제출 전에 주소를 끝 글자까지 확인하세요. 체인 전송은 되돌릴 수 없습니다.',
      '- 건당 및 일일 한도는 페이지에 표시됩니다',
      '- 새 주소로의 첫 출금은 시간이 더 걸립니다',
    ],
    jp: [
      '出金の方法',
      'アドレスとネットワークを確かめ、受取額を確認します。',
      '通貨を選び、アドレスと数量を入力すると、手数料と受取額が表示されます。',
      '送信前にアドレスを最後の 1 文字まで確認してください。チェーン上の送金は取り消せません。',
      '- 1 回および 1 日の限度額は画面に表示されます',
      '- 新しいアドレスへの最初の出金には時間がかかります',
    ],
    spa: [
      'Cómo retirar',
      'Compruebe dirección y red y vea lo que llegará.',
      'Elija la moneda y escriba dirección e importe. La página muestra la comisión y lo que se recibe.',
      'Compare la dirección hasta el último carácter antes de enviar: una transferencia en cadena no se puede anular.',
      '- Los límites por retiro y por día figuran en la página',
      '- El primer retiro a una dirección nueva tarda más',
    ],
  },
};
