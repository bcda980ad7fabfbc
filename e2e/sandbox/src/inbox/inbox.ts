import { type LanguageCode, type UserMessage, asId, asInstant } from '@tradefloor/contract';
import type { Deed } from '../ledger/deed';
import { inEachLanguage, type Texts, type Values } from '../messages/message';
import { escaped } from '../pages/escaped';
import type { MessageRow } from '../storage/tables';
import type { Note } from './note';
import { NOTES, type NoteName } from './notes';

/** Of the past, for demonstrations. */
export interface Told {
  readonly before: number;
  readonly isRead: boolean;
}
const NOW: Told = { before: 0, isRead: false };

type Listener = (row: MessageRow) => void;

/** What the exchange tells a member of itself: to be read when there is time. */
export class Inbox {
  private readonly listeners: Listener[] = [];

  /** Part of the deed that it tells of; pushed once that is stored. Currencies, amounts and names go in as values. */
  leave(deed: Deed, memberId: number, note: NoteName, values: Values = {}, { before, isRead }: Told = NOW): void {
    const row: MessageRow = {
      id: deed.nextId('member_message'),
      member_id: memberId,
      texts: JSON.stringify(wordsOf(note, values)),
      is_read: isRead,
      created_at: deed.at - before,
    };
    deed.write('member_message', row);
    deed.after(() => this.listeners.forEach(listener => listener(row)));
  }

  onMessage(listener: Listener): void {
    this.listeners.push(listener);
  }
}

/** In every language. */
export function wordsOf(note: NoteName, values: Values): Note {
  const { title, content } = NOTES[note];
  const filled = (of: Texts): Texts => inEachLanguage(language => filledIn(of[language], values));
  return { title: filled(title), content: filled(content) };
}

/** Values may be anybody's words, and the content is HTML. */
const filledIn = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => escaped(String(values[name] ?? whole)));

export function messageOf(row: MessageRow, language: LanguageCode): UserMessage {
  const texts: { readonly title: Texts; readonly content: Texts } = JSON.parse(row.texts);
  return {
    id: asId(row.id),
    title: texts.title[language],
    content: texts.content[language],
    isRead: row.is_read,
    updatedAt: asInstant(row.created_at),
  };
}
