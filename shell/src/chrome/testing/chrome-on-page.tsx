import { customerService, listNews, type NewsColumn } from '@tradefloor/contract';
import { changing, type Changing, type Connection, type Notice, type Question } from '@tradefloor/platform';
import { type FakeOptions, type FakePlatform, fakePlatform } from '@tradefloor/platform/fake';
import type { MenuEntry } from '@tradefloor/release';
import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { firstValueFrom, Subject } from 'rxjs';
import type { AskedQuestion, Chrome } from '../deps';
import { writtenByOperators } from '../../platform/written-by-operators';
import { mountChrome } from '../mount-chrome';
import { loadTexts } from '../texts/texts';
import { aLabel, anEntry } from './builders';

export const GUEST = { kind: 'guest' } as const;

export const MENU: readonly MenuEntry[] = [
  anEntry({ to: '/quotation', order: 10, label: aLabel('Markets') }),
  anEntry({ to: '/dealCenter', order: 20, label: aLabel('Spot') }),
  anEntry({ to: '/legalTrade', order: 30, label: aLabel('Fiat'), hidden: true }),
  anEntry({ to: '/account/accountSet', order: 10, place: 'account', label: aLabel('Settings') }),
  anEntry({ to: '/account/accountMessage', order: 40, place: 'account', label: aLabel('Messages') }),
  anEntry({ to: '/new_account/finance', order: 10, place: 'wallet', label: aLabel('Overview') }),
];

interface Given extends FakeOptions {
  readonly unread?: boolean;
  readonly gallery?: () => Promise<ComponentType>;
  readonly service?: string | null;
  readonly articles?: Partial<Record<NewsColumn, readonly string[]>>;
}

interface OnPage {
  readonly chrome: Chrome;
  readonly platform: FakePlatform;
  readonly reload: jest.Mock;
  readonly override: jest.Mock<Promise<string | null>, [string]>;
  readonly menu: Changing<readonly MenuEntry[]>;
  readonly connection: Changing<Connection>;
  readonly unread: Changing<boolean>;
  readonly sessionOver: Subject<void>;
  readonly tell: (notice: Notice) => void;
  readonly ask: (question: Question) => Promise<boolean>;
}

/** The chrome on an empty page, against a platform that a test drives; taken away by `takeAway`. */
export async function chromeOnPage({
  unread = false,
  service = null,
  articles = {},
  gallery,
  ...options
}: Given = {}): Promise<OnPage> {
  const platform = fakePlatform({ area: 'shell', ...options });
  platform.answer(customerService, service);
  platform.answer(listNews, ({ column }) =>
    listNews.answer.decode({ list: (articles[column] ?? []).map((title, index) => ({ id: index + 1, title })) }),
  );
  const notices = new Subject<Notice>();
  const questions = new Subject<AskedQuestion>();
  const driven = {
    menu: changing(MENU),
    connection: changing<Connection>({ kind: 'live', since: 0, latencyMs: 38 }),
    unread: changing(unread),
    sessionOver: new Subject<void>(),
    reload: jest.fn(),
    override: jest.fn((_wanted: string): Promise<string | null> => Promise.resolve(null)),
    painted: Promise.resolve(),
    written: writtenByOperators(platform.http, () => platform.language.code()),
  };
  const root = document.createElement('div');
  document.body.append(root);
  const texts = await loadTexts(platform.language.code(), platform.report);
  const chrome = await act(async () =>
    mountChrome(root, { platform, texts, notices, questions, ...driven, ...(gallery && { gallery }) }),
  );
  mounted.push(() => {
    chrome.unmount();
    root.remove();
  });
  return {
    chrome,
    platform,
    ...driven,
    tell: notice => act(() => notices.next(notice)),
    ask(question) {
      const answered = new Subject<boolean>();
      const settled = firstValueFrom(answered);
      act(() => questions.next({ question, settled, answer: yes => answered.next(yes) }));
      return settled;
    },
  };
}

const mounted: (() => void)[] = [];

export function takeAway(): void {
  act(() => {
    for (const end of mounted.splice(0)) end();
  });
}

/** Of what comes late. */
export async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  act(() => button.click());
}
