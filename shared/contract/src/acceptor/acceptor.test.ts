import { confirmAcceptorDeal, markDealTransferred, refuseAcceptorDeal } from '../ext/acceptor-desk';
import { faultsIn } from '../testing/reason-for';
import { acceptorInfo, dealWithAcceptor, listAcceptorDeals } from './acceptor';

test('rates are percents, and either name of the side is read', () => {
  const acceptor = acceptorInfo.answer.decode({ id: 1, name: 'A', recharge_rate: '0.5%', cash_amount: 1000 });
  expect(acceptor).toMatchObject({ rechargeRate: '0.5', withdrawalQuota: '1000', rechargeQuota: '0', bankName: null });
  expect(listAcceptorDeals.payload.decode({ type: 'sell' })).toEqual({ side: 'sell' });
});

const deal = { acceptor_id: 1, way: 'bank', type: 'buy', deal_account: '6214', money: '100' };
test.each(['13800138000', '+86 138 0013 8000', '(0571) 8888-0000', '0571-88880000'])('%s calls somebody', mobile => {
  expect(faultsIn(dealWithAcceptor.payload, { ...deal, mobile })).toEqual([]);
});
test.each(['(', '-', '+', '()', '1-2', '- - - - -', '138001380001380013', '1380013800x'])('%s calls nobody', mobile => {
  expect(faultsIn(dealWithAcceptor.payload, { ...deal, mobile })).toEqual([{ field: 'mobile', reason: 'bad-form' }]);
});

test('coins that leave by an acceptor take their owner’s own hand (wallet.own-hand)', () => {
  const proofs = { fund_password: '246810', two_step_code: 'ABCD-EFGH-1234' };
  const plain = { fundPassword: '246810', code: 'ABCD-EFGH-1234' };
  const withdrawal = dealWithAcceptor.payload.decode({ ...deal, type: 'sell', mobile: '13800138000', ...proofs });
  expect(withdrawal).toMatchObject(plain);
  expect(dealWithAcceptor.payload.encode(withdrawal)).toMatchObject(proofs);
  const confirmed = confirmAcceptorDeal.payload.decode({ id: 7, ...proofs });
  expect(confirmed).toEqual({ id: '7', ...plain });
  expect(confirmAcceptorDeal.payload.encode(confirmed)).toEqual({ id: 7, ...proofs });
  for (const { payload } of [markDealTransferred, refuseAcceptorDeal]) {
    expect(payload.decode({ id: 7, ...proofs })).toEqual({ id: '7' });
  }
});
