import type { Clock } from '../clock/clock';
import type { Note } from '../inbox/note';
import { plainAccount } from './members';

export interface Letter {
  readonly to: string;
  readonly purpose: string;
  /** One to type in, or the key of a link; empty where there is nothing to do. */
  readonly code: string;
  /** Where the letter leads, from the suite's own address on. */
  readonly link?: string;
  /** What it tells, in every language. */
  readonly says?: Note;
  /** Chosen by the member, so that a forged letter is known by its absence. Never in the log. */
  readonly phrase: string | null;
  readonly at: number;
}

const KEPT = 200;

/** Where the sandbox's e-mails and texts arrive: no provider is asked, the page `/mailbox` and the log show them. */
export class Mailbox {
  private letters: Letter[] = [];

  constructor(
    private readonly clock: Clock,
    private readonly log: (line: string) => void,
  ) {}

  send(letter: Omit<Letter, 'at'>): void {
    // A number that is stored with its trunk 0 is dialled without it.
    const to = plainAccount(letter.to);
    this.letters = [{ ...letter, to, at: this.clock.now() }, ...this.letters].slice(0, KEPT);
    this.log(`code ${letter.code} for ${to} (${letter.purpose})`);
  }

  newestFirst(to?: string): readonly Letter[] {
    if (to === undefined) return this.letters;
    const account = plainAccount(to);
    return this.letters.filter(letter => letter.to === account);
  }
}
