import type { Article } from '../article';

export const HOW_TO_WITHDRAW: Article = {
  id: 904,
  column: 'help',
  day: '2026-10-26',
  texts: {
    zh: [
      '如何提现',
      '核对地址、网络与到账数量。',
      '选择币种，输入地址与数量，页面会显示手续费与实际到账数量。',
      '提交前请逐位核对地址与网络，链上转账无法撤回。',
      '- 单笔与单日限额以页面显示为准',
      '- 首次提现至新地址所需时间较长',
    ],
    hk: [
      '如何提取',
      '核對地址、網絡及到帳數量。',
      '選擇幣種，輸入地址及數量，頁面會顯示手續費及實際到帳數量。',
      '提交前請逐位核對地址及網絡，鏈上轉帳無法撤回。',
      '- 每次及每日限額以頁面顯示為準',
      '- 首次提取至新地址需時較長',
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
      '주소와 네트워크, 실제 수령 수량을 확인하세요.',
      '코인을 선택하고 주소와 수량을 입력하면 수수료와 실제 수령 수량이 표시됩니다.',
      '제출하기 전에 주소를 한 글자씩 확인하세요. 블록체인 전송은 되돌릴 수 없습니다.',
      '- 1회 및 1일 한도는 페이지에 표시됩니다',
      '- 새 주소로 처음 출금할 때는 시간이 더 걸립니다',
    ],
    jp: [
      '出金の方法',
      'アドレス、ネットワーク、受取数量を確認します。',
      '通貨を選び、アドレスと数量を入力すると、手数料と実際の受取数量が表示されます。',
      '送信前にアドレスを1文字ずつご確認ください。ブロックチェーン上の送金は取り消せません。',
      '- 1回および1日の上限は画面に表示されます',
      '- 新しいアドレスへの初回の出金には時間がかかります',
    ],
    spa: [
      'Cómo retirar',
      'Compruebe la dirección, la red y lo que va a recibir.',
      'Elija la moneda e introduzca la dirección y la cantidad. Verá la comisión y lo que recibe.',
      'Compruebe cada carácter de la dirección antes de enviar. Las transferencias en blockchain no se pueden revertir.',
      '- Los límites por retiro y por día se muestran en la página',
      '- El primer retiro a una dirección nueva tarda más',
    ],
  },
};
