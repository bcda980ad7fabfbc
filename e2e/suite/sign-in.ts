import type { Page } from '@playwright/test';

/** The people that the sandbox opens its doors with. */
export type Member = 'trader' | 'seller' | 'newcomer';

export const accountOf = (member: Member) => `${member}@tradefloor.test`;

/** Through the exchange's own call: what the sign-in page does, without the page. */
export async function tokenOf(gateway: string, member: Member): Promise<string> {
  const answer = await fetch(`${gateway}/api/user/login`, {
    method: 'POST',
    body: new URLSearchParams({ user_string: accountOf(member), password: 'Demo-2026' }),
  });
  const { type, message } = (await answer.json()) as { readonly type: unknown; readonly message: unknown };
  if (type !== 'ok' || typeof message !== 'string') throw new Error(`${member} was not let in: ${String(message)}`);
  return message;
}

/** Signed in as if it had been done on an earlier visit: before any script of the page runs. */
export async function signIn(page: Page, gateway: string, member: Member): Promise<string> {
  const token = await tokenOf(gateway, member);
  await page.goto('/robots.txt');
  await page.evaluate(
    ([kept, account]) => {
      localStorage.setItem('token', kept);
      localStorage.setItem('accountNum', account);
    },
    [token, accountOf(member)] as const,
  );
  return token;
}
