import type { Page, Request } from '@playwright/test';

/** What a member was told of one call that moves money or places an order. */
export interface Act {
  readonly key: string;
  readonly call: string;
  readonly fields: Readonly<Record<string, string>>;
  /** `nothing`: the answer never came. */
  told: 'done' | 'refused' | 'nothing';
  said: string;
  id: string | null;
}

/** The trial's own book of a page's calls: whoever makes them, the form or the trial, each has a key of its own. */
export interface Ledger {
  readonly acts: readonly Act[];
  /** Once every answer that has come is entered. */
  entered(): Promise<void>;
}

export function ledgerOf(page: Page): Ledger {
  const acts: Act[] = [];
  const known = new Map<Request, Act>();
  const entering = new Set<Promise<void>>();
  page.on('request', request => {
    const key = request.headers()['idempotency-key'];
    const { pathname } = new URL(request.url());
    if (key === undefined || !pathname.startsWith('/api/')) return;
    const fields = Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
    const act: Act = { key, call: pathname.slice('/api/'.length), fields, told: 'nothing', said: '', id: null };
    acts.push(act);
    known.set(request, act);
  });
  page.on('requestfinished', request => {
    const act = known.get(request);
    if (act === undefined) return;
    const entry = enter(act, request).finally(() => entering.delete(entry));
    entering.add(entry);
  });
  return {
    acts,
    async entered() {
      while (entering.size > 0) await Promise.all(entering);
    },
  };
}

async function enter(act: Act, request: Request): Promise<void> {
  const answer: unknown = await (await request.response())?.json();
  const part = (name: string): unknown => Reflect.get(Object(answer), name);
  act.told = part('type') === 'ok' ? 'done' : 'refused';
  act.said = String(part('message'));
  act.id = idIn(answer);
}

/** What an answer says was made. */
export function idIn(answer: unknown): string | null {
  const id: unknown = Reflect.get(Object(answer), 'id');
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}
