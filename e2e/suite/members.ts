import { TOTP } from 'otpauth';
import type { Suite } from './suite';

export const PASSWORD = 'Secret-2026';

let made = 0;

/** A name that nobody has yet, in this run of this worker. */
export function freshEmail(): string {
  made += 1;
  return `member-${process.pid}-${made}@tradefloor.test`;
}

/** What the exchange has sent to an account: the newest code for a purpose. */
export async function codeFor(suite: Suite, account: string, purpose: 'register' | 'forget' | 'bind'): Promise<string> {
  const answer = await fetch(`${suite.exchange.url}/mailbox?${new URLSearchParams({ to: account, format: 'json' })}`);
  const { letters } = (await answer.json()) as { readonly letters: readonly { purpose: string; code: string }[] };
  const letter = letters.find(each => each.purpose === purpose);
  if (!letter) throw new Error(`No code for ${purpose} has been sent to ${account}.`);
  return letter.code;
}

/** Through the exchange's own calls: what the pages do, without the pages. */
export async function registered(suite: Suite, account = freshEmail()): Promise<string> {
  await said(suite, 'sms_mail', { user_string: account });
  const code = await codeFor(suite, account, 'register');
  const type = account.includes('@') ? 'email' : 'mobile';
  await said(suite, 'user/register', { type, user_string: account, code, password: PASSWORD, re_password: PASSWORD });
  return account;
}

/** Switches two-step sign-in on; answers what an authenticator app would show now, and the recovery codes. */
export async function withTwoSteps(suite: Suite, account: string) {
  const token = await said(suite, 'user/login', { user_string: account, password: PASSWORD });
  const setup = await said(suite, 'ext/two_step/setup', { password: PASSWORD }, token);
  const app = new TOTP({ secret: property(setup, 'secret') });
  const confirmed = await said(suite, 'ext/two_step/confirm', { code: app.generate() }, token);
  const codes: unknown = Reflect.get(Object(confirmed), 'recovery_codes');
  if (!Array.isArray(codes)) throw new Error('No recovery codes were given.');
  return { recoveryCodes: codes.map(String) };
}

async function said(suite: Suite, call: string, fields: Readonly<Record<string, string>>, token?: unknown) {
  const answer = await fetch(`${suite.url}/api/${call}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    ...(typeof token === 'string' ? { headers: { authorization: token } } : {}),
  });
  const { type, message } = (await answer.json()) as { readonly type: unknown; readonly message: unknown };
  if (type !== 'ok') throw new Error(`${call} was refused: ${JSON.stringify(message)}`);
  return message;
}

function property(of: unknown, name: string): string {
  const value: unknown = Reflect.get(Object(of), name);
  if (typeof value !== 'string') throw new Error(`There is no ${name}.`);
  return value;
}
