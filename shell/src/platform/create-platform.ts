import { type Platform, unreadTopic } from '@tradefloor/platform';
import { PLATFORM_VERSION } from '@tradefloor/platform/version';
import { distinctUntilChanged, map, Subject } from 'rxjs';
import { lateParts } from './asks/parts';
import type { Cancel } from './clock';
import { browserEnvironment, type GivenEnvironment } from './environment';
import { createOverride } from './session/override';
import { createPageSide } from './page-side';
import { reportUncaught } from './report/uncaught';
import { POLL_MS } from './retained/retained-topics';
import { heardFrom, sealed } from './sealed';
import { createServerSide } from './server-side';
import type { ShellPlatform } from './shell-platform';
import { writtenByOperators } from './written-by-operators';

export function createPlatform(given: GivenEnvironment): ShellPlatform {
  const env = browserEnvironment(given);
  const pageSide = createPageSide(env);
  const serverSide = createServerSide(env, pageSide);
  const { language, appearance, holds, notices, questions, reportFor, navigation } = pageSide;
  const { session, http, optional, bus, feed, retained } = serverSide;
  const { parts, provide } = lateParts();
  const views = new Map<string, Platform>();
  let presses = 0;
  const unasked = new Subject<string>();
  /** How often the user had pressed anything when the area came. */
  const enteredAfter = new Map<string, number>();
  let running: Cancel[] = [];
  let started = false;

  /** Who comes on screen has been asked for nothing yet: only a press since then can mean it. */
  async function signOutFrom(area: string): Promise<void> {
    if (presses > (enteredAfter.get(area) ?? -1)) return session.forAreas.signOut();
    unasked.next(area);
  }

  const viewFor = (area: string): Platform =>
    sealed({
      version: PLATFORM_VERSION,
      session: { ...session.forAreas, changes: heardFrom(session.changes), signOut: () => signOutFrom(area) },
      http,
      bus: bus.busFor(area),
      refresh: retained.refresh,
      language: { ...language, changes: heardFrom(language.changes) },
      appearance: { ...appearance, changes: heardFrom(appearance.changes) },
      navigate: navigation.navigate,
      notify: notices.say,
      confirm: questions.confirmFor(area),
      part: parts,
      report: reportFor(area),
      swap: { hold: kind => holds.hold(area, kind) },
    });

  function platformFor(area: string): Platform {
    const known = views.get(area);
    if (known) return known;
    const made = viewFor(area);
    views.set(area, made);
    return made;
  }

  const askWhatIsOffered = () => void optional.load(http, reportFor('shell'));

  function readStoredAgain(): void {
    language.readAgain();
    appearance.readAgain();
  }

  const unread = () => (bus.busFor('shell').last(unreadTopic) ?? 0) > 0;

  async function startFeed(): Promise<void> {
    await env.painted;
    if (started) running.push(feed.start());
  }

  // What scripts dispatch is no press; a reader of screens may click without a pointer.
  for (const press of ['pointerdown', 'keydown', 'click'])
    env.page.addEventListener(press, ({ isTrusted }) => void (presses += isTrusted ? 1 : 0), true);

  return {
    platformFor,
    start() {
      if (started) return;
      started = true;
      running = [
        reportUncaught(env.page, reportFor('shell')),
        navigation.start(),
        appearance.start(),
        session.start(),
        env.tabs.listen(readStoredAgain),
        retained.start(),
        serverSide.latency.start(),
        env.clock.every(POLL_MS, askWhatIsOffered),
      ];
      askWhatIsOffered();
      void startFeed();
    },
    stop() {
      started = false;
      for (const cancel of running) cancel();
      running = [];
    },
    entered: area => void enteredAfter.set(area, presses),
    unasked: unasked.asObservable(),
    release(area) {
      holds.forget(area);
      questions.withdraw(area);
    },
    provideParts: provide,
    provideTexts: pageSide.provideTexts,
    holds,
    notices: notices.values,
    questions: questions.asked,
    connection: feed.connection,
    unread: {
      current: unread,
      changes: bus
        .busFor('shell')
        .on(unreadTopic)
        .pipe(
          map(count => count > 0),
          distinctUntilChanged(),
        ),
    },
    sessionOver: session.ended,
    written: writtenByOperators(http, () => language.code()),
    override: createOverride({ fetch: env.fetch, token: session.token }),
  };
}
