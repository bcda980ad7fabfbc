import type { Call, LanguageCode, UserId } from '@tradefloor/contract';
import type { Money } from '@tradefloor/money';
import type { Observable } from 'rxjs';
import type { Topic } from './topic';

/**
 * What the shell hands to every area: the only thing that crosses a build boundary.
 * Within a major version it only grows (docs/adr/0002). Plain functions and objects, so that shell and
 * area may be built apart; an Observable here may come from another copy of rxjs, so never use `instanceof`.
 */
export interface Platform {
  /** Semver of these promises, matched against a build's range. */
  readonly version: string;
  readonly session: Session;
  readonly http: Http;
  readonly bus: Bus;
  readonly refresh: Refresh;
  readonly language: Language;
  readonly appearance: Appearance;
  readonly navigate: Navigate;
  readonly notify: Notify;
  readonly confirm: Confirm;
  readonly part: Parts;
  readonly report: Report;
  readonly swap: Swap;
}

export type SessionState =
  { readonly kind: 'guest' } | { readonly kind: 'user'; readonly userId: UserId | null; readonly account: string };

export interface Session {
  state(): SessionState;
  readonly changes: Observable<SessionState>;
  /** After a successful login call: keeps the token, loads the user, tells the other tabs. */
  signIn(token: string, account: string): Promise<void>;
  /** Clears what is the user's, in every tab; language, theme and layout stay. */
  signOut(): Promise<void>;
  /** To the sign-in page, and back to where the user is now afterwards. */
  askToSignIn(): void;
  /** Where the user goes after signing in on the sign-in page: an own path, `/` when none was kept. */
  returnTo(): string;
}

export interface HttpOptions {
  readonly signal?: AbortSignal;
  /** For calls that move money: the same key, the same answer, one effect. Made by the platform when left out. */
  readonly idempotencyKey?: string;
  /** For uploads: the share of the body that has left, from 0 to 1. Platforms before 1.1 never say it. */
  readonly onProgress?: (share: number) => void;
}

/** Resolves with the plain answer, or rejects with a `CallFailure`. 997, 998 and 999 are acted on before it rejects. */
export interface Http {
  <Payload, Answer>(call: Call<Payload, Answer>, payload: Payload, options?: HttpOptions): Promise<Answer>;
  /** Whether the server has this optional call of `/api/ext/`. */
  offers(call: Call<never, unknown> | { readonly name: string }): boolean;
}

export interface Bus {
  publish<Value>(topic: Topic<Value>, value: Value): void;
  publish<Value, Key extends string>(topic: Topic<Value, Key>, value: Value, key: Key): void;
  /** Replays what the topic keeps, then follows. Subscribing to a market topic also asks the feed for its pair. */
  on<Value>(topic: Topic<Value>): Observable<Value>;
  on<Value, Key extends string>(topic: Topic<Value, Key>, key: Key): Observable<Value>;
  last<Value>(topic: Topic<Value>): Value | undefined;
  last<Value, Key extends string>(topic: Topic<Value, Key>, key: Key): Value | undefined;
}

/**
 * The shell reads again what it keeps of the user, `userTopic`, `unreadTopic` or `balancesTopic`, or the pairs: after an
 * action that changed it and that no push tells of. Resolves when the topic has said it: to false where it could not be
 * read, which is reported already, and for a guest. Platforms before 1.3 lack it: an area that calls it asks for `^1.3.0`.
 */
export type Refresh = (topic: Pick<Topic<unknown>, 'name'>) => Promise<boolean>;

export interface Language {
  /** The code in storage and on the wire. */
  code(): LanguageCode;
  readonly changes: Observable<LanguageCode>;
  set(code: LanguageCode): void;
}

export interface Look {
  readonly theme: 'night' | 'day';
  /** Which colour a rise has; a sign or an arrow always stands beside it. */
  readonly rise: 'green' | 'red' | 'colour-blind';
  readonly density: 'normal' | 'compact';
  /** Hidden from who looks over a shoulder. Platforms before 1.3 always show them. */
  readonly balances?: 'shown' | 'hidden';
  /** look.about-money: what values marked ≈ are told in. Platforms before 1.5 don't say: the money of the language then. */
  readonly money?: Money;
}

export interface Appearance {
  look(): Look;
  readonly changes: Observable<Look>;
  set(change: Partial<Look>): void;
}

export interface NavigateOptions {
  readonly replace?: boolean;
  /** Go even if a form is dirty: after its own submit. */
  readonly force?: boolean;
  /** Plain data that stays with the history entry, beside its address. Platforms before 1.3 drop it. */
  readonly state?: unknown;
}

/** Asks a dirty form first. Resolves to whether it went. Own paths only; anything else is refused. */
export type Navigate = (to: string, options?: NavigateOptions) => Promise<boolean>;

export interface Notice {
  readonly kind: 'success' | 'error' | 'warning' | 'info';
  readonly text: string;
  /** `TF-1042`, shown small, for the support desk. */
  readonly code?: string;
  readonly action?: { readonly label: string; run(): void };
  /** As in `order 7`: newer news of the same takes its place. Platforms before 1.4 show both. */
  readonly about?: string;
  /** Until it is dismissed: what the user asked to be told of. Platforms before 1.5 take it away after a while. */
  readonly stays?: boolean;
}
export type Notify = (notice: Notice) => void;

export interface Question {
  readonly title: string;
  readonly text?: string;
  /** Facts to check before saying yes: amount, address, network. */
  readonly facts?: ReadonlyArray<readonly [label: string, value: string]>;
  readonly yes: string;
  readonly no?: string;
  /** Of the button that says yes. Platforms before 1.4 show a side as plain. */
  readonly tone?: 'plain' | 'danger' | 'buy' | 'sell';
  /** Where the keyboard begins: at no, unless a slip of the hand costs nothing. Platforms before 1.4 always begin there. */
  readonly focus?: 'yes' | 'no';
}
export type Confirm = (question: Question) => Promise<boolean>;

export interface MountedPart {
  update(props: Readonly<Record<string, unknown>>): void;
  unmount(): Promise<void>;
}
/** By name and version, as `parts.ts` declares them; areas go through `usePart`, which is typed by that. */
export interface Parts {
  /** Whether some area of the registry has a part of this name and version. Platforms before 1.3 ask for no version. */
  has(name: string, version?: number): boolean;
  /**
   * Rejects when it is not there or breaks: draw a fallback; and again when `lost` is called, because it broke later and
   * no other build could take its place. Props are plain data and functions.
   */
  mount(
    name: string,
    into: HTMLElement,
    props: Readonly<Record<string, unknown>>,
    lost?: () => void,
    version?: number,
  ): Promise<MountedPart>;
}

/** To the shell's log and the gateway's beacon. Never a token, an address or an amount. */
export type Report = (problem: unknown, context?: Readonly<Record<string, string | number>>) => void;

export type HoldKind = 'typed' | 'ask' | 'no';

export interface Swap {
  /**
   * Says that the area holds something a swap or a navigation would lose: `ask` the user first (a dirty form),
   * or `no` (a submit in flight). `typed` asks before a swap only: what the user began may not vanish under their hands,
   * but they leave it lightly, as a sign-in form; shells that don't know it swap at once. Until the returned function
   * is called.
   */
  hold(kind: HoldKind): () => void;
}
