import {
  asId,
  cancelOrder,
  listBuyEntrusts,
  listSellEntrusts,
  placeOrder,
  transfer,
  withdraw,
} from '@tradefloor/contract';
import { amount, price } from '@tradefloor/money';
import { Chance } from '../../clock/chance';
import { ACCOUNTS } from '../../ledger/account';
import { STARTING_MS, type TestExchange } from '../test-exchange';
import { assertBalanced } from './balanced';
import { operateInFiat } from './fiat-operations';
import { assertHeldForSomething } from './held';
import { operateWithHouse } from './house-operations';

const AT_A_TIME = 16;
const NAMES = ['trader', 'seller', 'agent', 'newcomer', 'acceptor', 'operator'];
const MOST_AN_OPERATION_MS = 30;
const USDT = asId<never>(3);
const PAIR = { currencyId: asId<never>(1), legalId: USDT };
const SOMEWHERE = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const NOBODYS = `0x${'0'.repeat(40)}`;

/**
 * So many operations that move money, sixteen at a time, while prices move and the chain goes on: then every book must
 * balance.
 */
export function moneyOperations(operations: number, open: () => Promise<TestExchange>): void {
  let exchange: TestExchange;
  beforeAll(async () => {
    exchange = await open();
  }, STARTING_MS);
  afterAll(() => exchange.close());

  it(
    `keeps every balance equal to its entries through ${operations} operations, ${AT_A_TIME} at a time`,
    async () => {
      const chance = new Chance(7);
      const tokens = await Promise.all(NAMES.map(name => exchange.tokenOf(name)));
      const { clock, rounds } = exchange.core;
      for (let done = 0; done < operations; done += AT_A_TIME) {
        const moves = Array.from({ length: AT_A_TIME }, () => operate(exchange, chance, chance.pick(tokens), tokens));
        clock.set(clock.now() + 1_000);
        await Promise.all([...moves, rounds.run()]);
      }
      await exchange.core.settled();
      await assertBalanced(exchange);
      await assertHeldForSomething(exchange);
    },
    120_000 + operations * MOST_AN_OPERATION_MS,
  );
}

async function operate(
  exchange: TestExchange,
  chance: Chance,
  token: string,
  everybody: readonly string[],
): Promise<void> {
  if (chance.happens(0.25)) return operateInFiat(exchange, chance, token, everybody);
  if (chance.happens(0.4)) return operateWithHouse(exchange, chance, token);
  const kind = chance.next();
  if (kind < 0.35) return move(exchange, chance, token);
  if (kind < 0.5) return send(exchange, chance, token);
  const side = chance.pick(['buy', 'sell'] as const);
  if (kind < 0.65) return cancelOne(exchange, side, token);
  const number = amount((chance.whole(1, 400) / 10_000).toFixed(4));
  const limit = price((97_412 + chance.between(-60, 60)).toFixed(2));
  const mode = chance.happens(0.3) ? 'market' : 'limit';
  await exchange.ask(placeOrder, { side, ...PAIR, mode, price: limit, amount: number }, { token });
}

async function move(exchange: TestExchange, chance: Chance, token: string): Promise<void> {
  const number = amount((chance.whole(1, 400_000) / 1_000).toFixed(3));
  const wish = { amount: number, currencyId: USDT, from: chance.pick(ACCOUNTS), to: chance.pick(ACCOUNTS) };
  if (wish.from !== wish.to) await exchange.ask(transfer, wish, { token });
}

async function send(exchange: TestExchange, chance: Chance, token: string): Promise<void> {
  const number = amount((chance.whole(1_000, 90_000) / 1_000).toFixed(3));
  const address = chance.pick([SOMEWHERE, NOBODYS]);
  const network = chance.happens(0.5) ? { network: 0 } : {};
  await exchange.ask(withdraw, { currencyId: USDT, amount: number, address, ...network }, { token });
}

async function cancelOne(exchange: TestExchange, side: 'buy' | 'sell', token: string): Promise<void> {
  const { rows } = await exchange.get(side === 'buy' ? listBuyEntrusts : listSellEntrusts, {}, { token });
  const [row] = rows;
  if (row) await exchange.ask(cancelOrder, { id: row.id, side }, { token });
}
