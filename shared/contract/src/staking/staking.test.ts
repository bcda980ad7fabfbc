import { listStakingOrders, stakingOverview } from './staking';

test('everything but 1 is finished (staking.order-states)', () => {
  const states = [1, '1', 0, 2, undefined].map(state => ({ order_id: 1, cycle: 30, money: 100, state }));
  const page = listStakingOrders.answer.decode({ list: states, count: 5 });
  expect(page).toMatchObject({
    rows: ['in-progress', 'in-progress', 'finished', 'finished', 'finished'].map(state => ({ state })),
    total: 5,
  });
  // The wire names the number `count` here.
  expect(listStakingOrders.answer.encode(page)).toMatchObject({ count: 5 });
  expect(stakingOverview.answer.decode({ list: [], tuoguan_money: 5 })).toMatchObject({ inCustody: '5', orders: 0 });
});
