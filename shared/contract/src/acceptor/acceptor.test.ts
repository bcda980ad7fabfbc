import { acceptorInfo, listAcceptorDeals } from './acceptor';

test('rates are percents, and either name of the side is read', () => {
  const acceptor = acceptorInfo.answer.decode({ id: 1, name: 'A', recharge_rate: '0.5%', cash_amount: 1000 });
  expect(acceptor).toMatchObject({ rechargeRate: '0.5', withdrawalQuota: '1000', rechargeQuota: '0', bankName: null });
  expect(listAcceptorDeals.payload.decode({ type: 'sell' })).toEqual({ side: 'sell' });
});
