import type { Page } from '@playwright/test';

/** The people that the sandbox opens its doors with. */
export type Member = 'trader' | 'seller' | 'newcomer' | 'acceptor' | 'operator';

export const accountOf = (member: Member) => `${member}@tradefloor.test`;

/** Through the exchange's own call: what the sign-in page does, without the page. */
export const tokenOf = (gateway: string, member: Member): Promise<string> =>
  tokenFor(gateway, accountOf(member), 'Demo-2026');

export async function tokenFor(gateway: string, account: string, password: string): Promise<string> {
  const answer = await fetch(`${gateway}/api/user/login`, {
    method: 'POST',
    body: new URLSearchParams({ user_string: account, password }),
  });
  const { type, message } = (await answer.json()) as { readonly type: unknown; readonly message: unknown };
  if (type !== 'ok' || typeof message !== 'string') throw new Error(`${account} was not let in: ${String(message)}`);
  return message;
}

/** Signed in as if it had been done on an earlier visit: before any script of the page runs. */
export const signIn = (page: Page, gateway: string, member: Member): Promise<string> =>
  signInAs(page, gateway, accountOf(member), 'Demo-2026');

export async function signInAs(page: Page, gateway: string, account: string, password: string): Promise<string> {
  const token = await tokenFor(gateway, account, password);
  await page.goto('/robots.txt');
  await page.evaluate(
    ([kept, name]) => {
      localStorage.setItem('token', kept);
      localStorage.setItem('accountNum', name);
    },
    [token, account] as const,
  );
  return token;
}
