import { amount, type Amount } from '@tradefloor/money';
import type { AccountName } from '../ledger/account';

export const DEMO_PASSWORD = 'Demo-2026';

interface DemoMember {
  readonly account: string;
  readonly invitation: string;
  readonly name: string;
  readonly card: string;
  readonly isSeller: boolean;
  readonly reviewStatus: 0 | 1 | 2;
  readonly roles: string;
  readonly inviter: string | null;
  readonly phone: string | null;
  /** Currency, account, amount. */
  readonly opening: ReadonlyArray<readonly [currency: string, account: AccountName, amount: Amount]>;
}

const RICH: DemoMember['opening'] = [
  ['USDT', 'change', amount('26258.8842')],
  ['BTC', 'change', amount('0.9421')],
  ['ETH', 'change', amount('6.5')],
  ['SOL', 'change', amount('40')],
  ['DOGE', 'change', amount('12500')],
  ['USDT', 'legal', amount('8000')],
  ['BTC', 'legal', amount('0.25')],
  ['ETH', 'legal', amount('3')],
  ['USDT', 'lever', amount('10000')],
  ['USDT', 'micro', amount('2500')],
];

const person = (name: string, realName: string, card: string, more: Partial<DemoMember> = {}): DemoMember => ({
  account: `${name}@tradefloor.test`,
  invitation: `${name.slice(0, 2).toUpperCase()}2026`,
  name: realName,
  card,
  isSeller: false,
  reviewStatus: 2,
  roles: '',
  inviter: null,
  phone: null,
  opening: RICH,
  ...more,
});

export const DEMO_MEMBERS: readonly DemoMember[] = [
  person('trader', '林伟', '440305199003150119', { phone: '+8613800138000' }),
  person('seller', '陈晓明', '310101198807220336', { isSeller: true, inviter: 'trader@tradefloor.test' }),
  person('acceptor', '王建国', '110105197911080457', { roles: 'acceptor' }),
  person('agent', '何丽', '440106198502190628', { roles: 'agent' }),
  person('operator', 'Anna Weber', 'C01X00T47', { roles: 'operator' }),
  person('newcomer', '', '', { reviewStatus: 0, opening: [['USDT', 'change', amount('1000')]] }),
];
