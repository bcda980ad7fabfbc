import { userInfo, wallets } from '@tradefloor/contract';
import { watchedCalls } from './watched-calls';

const named = (account: string) => userInfo.answer.decode({ id: 5, account });
const anOverview = () => wallets.answer.decode({ legal_wallet: { balance: [], usdt_totle: '7' } });

function watched() {
  const calls = watchedCalls();
  const told: unknown[] = [];
  calls.follow(
    userInfo,
    () =>
      ({ account }) =>
        void told.push(account),
  );
  calls.follow(
    wallets,
    () =>
      ({ legal }) =>
        void told.push(legal.usdtTotal),
  );
  return { calls, told };
}

it('tells each answer, in the order in which they were asked for', () => {
  const { calls, told } = watched();
  const [first, second] = [calls.begin(userInfo), calls.begin(userInfo)];
  first(named('first'));
  second(named('second'));
  expect(told).toEqual(['first', 'second']);
});

it('tells nothing of an answer that comes after a newer one: it may be from before what was changed', () => {
  const { calls, told } = watched();
  const [first, second, another] = [calls.begin(userInfo), calls.begin(userInfo), calls.begin(wallets)];
  second(named('second'));
  first(named('first'));
  another(anOverview());
  expect(told).toEqual(['second', '7']);
  calls.begin(userInfo)(named('third'));
  expect(told).toEqual(['second', '7', 'third']);
});
