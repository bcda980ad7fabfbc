import type { LanguageCode } from '@tradefloor/contract';
import { createBus } from '../bus';
import type { Bus, HoldKind, Look, MountedPart, Notice, Platform, Question, SessionState } from '../platform';
import { PLATFORM_VERSION } from '../version';
import { fakeHttp, type FakeHttp } from './fake-http';
import { fakeSettings, type FakeSettings } from './fake-settings';

export interface FakeOptions {
  /** The area under test: it may publish its own topics. */
  readonly area?: string;
  readonly session?: SessionState;
  readonly language?: LanguageCode;
  readonly look?: Partial<Look>;
  /** What every question is answered with, until `answerQuestions`; left out, they stay open. */
  readonly answers?: boolean;
  readonly parts?: Readonly<
    Record<string, (into: HTMLElement, props: Readonly<Record<string, unknown>>, lost: () => void) => MountedPart>
  >;
}

type Readiness = 'yes' | 'ask' | 'no';

/** A platform without a shell: a test drives what comes in and reads what went out. */
export interface FakePlatform extends Platform, Omit<FakeHttp, 'http'>, Pick<FakeSettings, 'become' | 'askedToSignIn'> {
  /** Publishes as the shell does, or as any other owner. */
  readonly drive: Bus['publish'];
  /** Listeners on the bus: none may be left when an area has gone. */
  listeners(): number;
  readonly notices: readonly Notice[];
  readonly questions: readonly Question[];
  /** Answers the open questions, and every later one. */
  answerQuestions(yes: boolean): void;
  /** Where the area went. */
  readonly went: readonly string[];
  /** What went along with each of them: the state of its history entry. */
  readonly carried: readonly unknown[];
  readonly reports: readonly unknown[];
  /** The names of the topics that were asked for again. */
  readonly refreshed: readonly string[];
  /** What the area would answer to a swap now. */
  readiness(): Readiness;
}

const aUser: SessionState = { kind: 'user', userId: null, account: 'ann@example.com' };
const aLook: Look = { theme: 'night', rise: 'green', density: 'normal' };

export function fakePlatform(options: FakeOptions = {}): FakePlatform {
  const { area = 'area-under-test', session = aUser, language = 'en', look = {}, parts = {} } = options;
  const { http, ...server } = fakeHttp();
  const { become, askedToSignIn, ...settings } = fakeSettings(session, language, { ...aLook, ...look });
  const bus = createBus();
  const notices: Notice[] = [];
  const questions: Question[] = [];
  const went: string[] = [];
  const carried: unknown[] = [];
  const reports: unknown[] = [];
  const refreshed: string[] = [];
  const holds = new Map<symbol, HoldKind>();
  let answer = options.answers;
  let open: ((yes: boolean) => void)[] = [];

  return {
    version: PLATFORM_VERSION,
    ...settings,
    become,
    askedToSignIn,
    http,
    ...server,
    bus: bus.busFor(area),
    refreshed,
    refresh({ name }) {
      refreshed.push(name);
      return Promise.resolve(true);
    },
    drive: (topic: { readonly owner: string }, value: unknown, key?: string) =>
      bus.busFor(topic.owner).publish(topic as never, value as never, key as never),
    listeners: bus.listeners,
    notices,
    notify: notice => void notices.push(notice),
    questions,
    confirm(question) {
      questions.push(question);
      return answer === undefined ? new Promise(resolve => open.push(resolve)) : Promise.resolve(answer);
    },
    answerQuestions(yes) {
      answer = yes;
      for (const settle of open) settle(yes);
      open = [];
    },
    went,
    carried,
    navigate(to, { state } = {}) {
      went.push(to);
      carried.push(state);
      return Promise.resolve(true);
    },
    reports,
    report: problem => void reports.push(problem),
    part: {
      has: name => Object.hasOwn(parts, name),
      mount(name, into, props, lost = () => undefined) {
        const part = parts[name];
        return part ? Promise.resolve(part(into, props, lost)) : Promise.reject(new Error(`no part ${name}`));
      },
    },
    swap: {
      hold(kind) {
        const mark = Symbol(kind);
        holds.set(mark, kind);
        return () => void holds.delete(mark);
      },
    },
    readiness() {
      const kinds = new Set(holds.values());
      return kinds.has('no') ? 'no' : kinds.size > 0 ? 'ask' : 'yes';
    },
  };
}
