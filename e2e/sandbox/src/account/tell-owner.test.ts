import { requestOf, resetPassword, savePaymentDetails, sendCode, signIn } from '@tradefloor/contract';
import { renewRecoveryCodes, setAntiPhishingPhrase, setFundPassword, setUpTwoStep } from '@tradefloor/contract/ext';
import { confirmTwoStep, disableTwoStep } from '@tradefloor/contract/ext';
import { URI } from 'otpauth';
import { DEMO_PASSWORD as password } from '../demo/demo-members';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

let exchange: TestExchange;
let token: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
  token = await exchange.tokenOf('trader');
}, STARTING_MS);
afterAll(() => exchange.close());
beforeEach(() => exchange.core.limits.clear());
afterEach(() => exchange.core.clock.reset());

const EMAIL = 'trader@tradefloor.test';
const PHONE = '13800138000';

/** What both addresses were told by what was done. */
async function toldOf(act: () => Promise<unknown>): Promise<unknown[]> {
  const count = (address: string) => exchange.core.mailbox.newestFirst(address).length;
  const before = [count(EMAIL), count(PHONE)];
  await act();
  return [EMAIL, PHONE].map((address, index) => {
    const letters = exchange.core.mailbox.newestFirst(address).slice(0, count(address) - (before[index] ?? 0));
    return letters.map(({ purpose, phrase, says }) => [purpose, phrase, says?.title.en]);
  });
}

const both = (...letter: unknown[]) => [[letter], [letter]];
const SECURITY = ['securityChanged', 'blue heron', 'Security settings changed'] as const;

async function signedInOn(device: string): Promise<void> {
  const { url, headers, body } = requestOf(
    signIn,
    { account: EMAIL, password },
    { language: 'en', token: null, now: 0 },
  );
  await fetch(exchange.url + url, { method: 'POST', headers: { ...headers, 'user-agent': device }, body: body ?? '' });
}

it('tells every address of a login on a device that is new', async () => {
  const told = await toldOf(() => signedInOn('Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/140.0.0.0 Safari/537.36'));
  expect(told).toEqual(both('newDevice', null, 'Login from a new device'));
});

it('tells of another phrase with the one that there was', async () => {
  const phrase = (text: string) => () => exchange.get(setAntiPhishingPhrase, { phrase: text, password }, { token });
  expect(await toldOf(phrase('red fox'))).toEqual(both('securityChanged', null, 'Security settings changed'));
  expect(await toldOf(phrase('blue heron'))).toEqual(both('securityChanged', 'red fox', 'Security settings changed'));
});

it('tells of a second step that is on, has other codes, and is off, and of a first fund password', async () => {
  const { uri } = await exchange.get(setUpTwoStep, { password }, { token });
  const app = URI.parse(uri);
  const code = () => {
    exchange.core.clock.set(exchange.core.clock.now() + 60_000);
    return app.generate({ timestamp: exchange.core.clock.now() });
  };
  const acts = [
    () => exchange.get(confirmTwoStep, { code: code() }, { token }),
    () => exchange.get(renewRecoveryCodes, { code: code() }, { token }),
    () => exchange.get(disableTwoStep, { code: code(), password }, { token }),
    () => exchange.get(setFundPassword, { fundPassword: '246810', password }, { token }),
  ];
  for (const act of acts) expect(await toldOf(act)).toEqual(both(...SECURITY));
});

it('tells of payment details that take the place of others', async () => {
  const save = (realName: string) => exchange.get(savePaymentDetails, { realName }, { token });
  await save('Anna Trader');
  expect(await toldOf(() => save('Somebody Else'))).toEqual(
    both('paymentChanged', 'blue heron', 'Payment details changed'),
  );
});

it('tells the phone of a password that was reset by the e-mail', async () => {
  await exchange.get(sendCode, { account: EMAIL, purpose: 'recovery' });
  const code = exchange.core.mailbox.newestFirst(EMAIL)[0]?.code ?? '';
  const change = { account: EMAIL, code, password: 'Other-1', passwordAgain: 'Other-1' };
  expect(await toldOf(() => exchange.get(resetPassword, change))).toEqual(
    both('passwordChanged', 'blue heron', 'Login password changed'),
  );
});
