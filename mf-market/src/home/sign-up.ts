import { normaliseWidth } from '@tradefloor/money';
import { ways } from '@tradefloor/platform';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** As people write numbers down, five digits or more; registration knows the country and judges them. */
const PHONE = /^\+?(?:[\s().-]*\d){5,}[\s().-]*$/;

/** market.sign-up-along: to registration, with what was typed as a query value. Null: it is neither an address nor a number. */
export function wayToRegister(typed: string): string | null {
  const account = normaliseWidth(typed).trim();
  if (account === '') return ways.register();
  const kind = EMAIL.test(account) ? 'email' : PHONE.test(account) ? 'phone' : null;
  return kind === null ? null : ways.register({ [kind]: account });
}
