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
