import { type CoinInfo, coinInfo } from '@tradefloor/contract';

/** What a server says that says as little as it may; the rest as the test has it. */
export const aCoinInfo = (change: Partial<CoinInfo>): CoinInfo => {
  const plain = coinInfo.answer.decode({ name: 'USDT', decimals: 8 });
  return { ...plain, ...change };
};
