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

/** A white plate and a black one: the exchange draws pictures anew and refuses the same twice. */
export const WHITE =
  'iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAIAAACDRijCAAAAGElEQVR42mP4TyXAMGrQqEGjBo0aRBkAAFn2e71KN31ZAAAAAElFTkSuQmCC';
export const BLACK =
  'iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAIAAACDRijCAAAAEklEQVR42mNgGAWjYBSMgsEBAASQAAGPkh+LAAAAAElFTkSuQmCC';

/** Hands a real name in for who has this token; the review takes as long as the exchange was told to take. */
export async function realNameHandedIn(suite: Suite, token: string): Promise<void> {
  const [front, reverse] = await Promise.all([WHITE, BLACK].map(plate => uploaded(suite, plate, token)));
  const card = `PA-${process.pid}-${(made += 1)}`;
  await said(
    suite,
    'user/real_name',
    { name: 'Ann Lee', card_id: card, front_pic: String(front), reverse_pic: String(reverse) },
    token,
  );
}

export async function uploaded(suite: Suite, base64: string, token: string): Promise<unknown> {
  const body = new FormData();
  body.set('file', new Blob([Buffer.from(base64, 'base64')], { type: 'image/png' }), 'plate.png');
  const answer = await fetch(`${suite.url}/api/upload`, { method: 'POST', body, headers: { authorization: token } });
  return ((await answer.json()) as { readonly message: unknown }).message;
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

interface Answer {
  readonly type: unknown;
  readonly message: unknown;
}

/** One call as the wire has it, and what came back. */
export async function asked(
  suite: Suite,
  call: string,
  token: string | null,
  fields: Readonly<Record<string, string>>,
): Promise<Answer> {
  const answer = await fetch(`${suite.url}/api/${call}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { lang: 'en', ...(token === null ? {} : { authorization: token }) },
  });
  return (await answer.json()) as Answer;
}

async function said(suite: Suite, call: string, fields: Readonly<Record<string, string>>, token?: unknown) {
  const { type, message } = await asked(suite, call, typeof token === 'string' ? token : null, fields);
  if (type !== 'ok') throw new Error(`${call} was refused: ${JSON.stringify(message)}`);
  return message;
}

function property(of: unknown, name: string): string {
  const value: unknown = Reflect.get(Object(of), name);
  if (typeof value !== 'string') throw new Error(`There is no ${name}.`);
  return value;
}
