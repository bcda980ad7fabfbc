import { Book, type BothSides } from './book';

/** As the contract's `BookPush`: without numbers a whole book, with them a change that follows `previous`. */
export interface BookNews extends BothSides {
  readonly sequence: number | null;
  readonly previous: number | null;
  readonly snapshot: boolean;
}

interface Change extends BothSides {
  readonly previous: number;
  readonly sequence: number;
}

export interface NumberedBookOptions {
  /** Called at a gap, and again while it lasts: a book must not stay frozen because one request failed. */
  askForSnapshot(): void;
  now(): number;
}

/** Between two requests for the same gap. */
const ASK_AGAIN_AFTER_MS = 1000;
/** Changes kept while a snapshot is on its way; beyond it the oldest go, and the next snapshot is asked for. */
const MOST_WAITING = 512;

/**
 * Applies pushes in the order of their numbers, whatever order they came in. Late and doubled ones are dropped, early
 * ones wait, and a gap asks for a snapshot while the old book stays on screen.
 */
export class NumberedBook {
  readonly book = new Book();
  private sequence: number | null = null;
  private known = false;
  private waiting = new Map<number, Change>();
  private askedAt = Number.NEGATIVE_INFINITY;
  /** A whole book not yet looked at: of many in one frame only the last is read. */
  private unread: BothSides | null = null;
  /** Raised by every whole book, to tell an answer that one has overtaken. */
  private wholes = 0;

  constructor(private readonly options: NumberedBookOptions) {}

  /** Whether a book is there: changes alone are none. */
  get isKnown(): boolean {
    return this.known;
  }

  /** Whether nothing is missing in it either. */
  get isWhole(): boolean {
    return this.known && this.waiting.size === 0;
  }

  push({ bids, asks, sequence, previous, snapshot }: BookNews): void {
    if (snapshot || sequence === null) this.whole({ bids, asks }, sequence);
    else this.changed({ bids, asks, sequence, previous: previous ?? sequence - 1 });
  }

  /** Call when a request for the book begins; give its answer to what is returned. */
  requestBegan(): (answer: BothSides, sequence: number | null) => void {
    const began = this.wholes;
    return (answer, sequence) => {
      // A numbered book is judged by its number. Without one, any push since is newer.
      const overtaken = sequence === null && (this.wholes !== began || this.sequence !== null);
      if (!overtaken) this.whole(answer, sequence);
    };
  }

  /**
   * The connection was lost: the server may have started anew and count from the beginning, so that its books would
   * look late for ever. What is on screen stays there until the next whole book.
   */
  distrust(): void {
    this.sequence = null;
    this.waiting.clear();
  }

  /** The book with everything applied that can be. */
  read(): Book {
    if (this.unread) {
      this.book.replace(this.unread);
      this.unread = null;
    }
    return this.book;
  }

  /** For a timer: a gap may outlast the pushes. */
  checkGap(): void {
    if (this.waiting.size > 0) this.ask();
  }

  private whole(sides: BothSides, sequence: number | null): void {
    if (sequence !== null && this.sequence !== null && sequence < this.sequence) return;
    this.unread = sides;
    this.sequence = sequence;
    this.known = true;
    this.wholes += 1;
    this.catchUp();
  }

  private changed(changes: Change): void {
    if (this.sequence !== null && changes.sequence <= this.sequence) return;
    // A quiet book said again keeps its number: early, it shows a gap, and must not displace the change that follows it.
    const isSaidAgain = changes.sequence === changes.previous;
    if (!isSaidAgain || !this.waiting.has(changes.previous)) this.waiting.set(changes.previous, changes);
    if (this.waiting.size > MOST_WAITING) this.forgetOldest();
    this.catchUp();
  }

  private catchUp(): void {
    for (let next = this.takeNext(); next !== undefined; next = this.takeNext()) {
      this.read().change(next);
      this.sequence = next.sequence;
    }
    this.forgetPassed();
    if (this.waiting.size > 0) this.ask();
    else this.askedAt = Number.NEGATIVE_INFINITY;
  }

  private takeNext(): Change | undefined {
    if (this.sequence === null) return undefined;
    const next = this.waiting.get(this.sequence);
    this.waiting.delete(this.sequence);
    return next;
  }

  private forgetPassed(): void {
    for (const [previous, { sequence }] of this.waiting)
      if (this.sequence !== null && sequence <= this.sequence) this.waiting.delete(previous);
  }

  private forgetOldest(): void {
    this.waiting.delete(Math.min(...this.waiting.keys()));
  }

  private ask(): void {
    const now = this.options.now();
    if (now - this.askedAt < ASK_AGAIN_AFTER_MS) return;
    this.askedAt = now;
    this.options.askForSnapshot();
  }
}
