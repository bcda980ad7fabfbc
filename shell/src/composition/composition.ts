import type { Parts } from '@tradefloor/platform';
import { type Build, candidates, type MenuEntry, type Registry } from '@tradefloor/release';
import { type Observable, Subject } from 'rxjs';
import { afterFirstScreen } from './after-first-screen';
import { type AreasDeps, areasOnStage } from './areas-on-stage';
import { areaListing, asksReload, describingBuilds, isWithdrawn, menuOf, mustGo, releasesIn } from './catalogue';
import type { CompositionDeps } from './composition-deps';
import type { CompositionView } from './composition-view';
import { lateWatch } from './harm/late-watch';
import { keepFunctions } from './harm/own-functions';
import { toldHarms } from './harm/told-harms';
import { createTrial } from './harm/trial';
import { Fault, type Harm, harmBy } from './loader/fault';
import { createLoader } from './loader/loader';
import { preparedBuilds } from './loader/prepared-builds';
import { secondChances } from './loader/second-chances';
import { createParts, partIn } from './parts/parts';
import type { OpenRoute } from './routing/keep-open-route';
import { routeTable } from './routing/route-table';
import { createRouting } from './routing/routing';
import { untilReplaceable } from './stage/until-replaceable';
import { lateVisits } from './visits/late-visits';

export interface Composition {
  readonly parts: Parts;
  readonly menu: { current(): readonly MenuEntry[]; readonly changes: Observable<readonly MenuEntry[]> };
  /** Fetches what the address needs, before there is a place to draw it. */
  warm(): void;
  start(view: CompositionView): void;
}

/** Knows builds and no area: everything here comes from the registry. */
export function compose(deps: CompositionDeps): Composition {
  const { page, registry, platformVersion, platformFor } = deps;
  const trial = createTrial(page);
  const blocked = new Set(trial.froze);
  const again = new Subject<void>();
  const giveSecondChance = secondChances({ page, blocked, again: () => again.next() });
  const menuChanges = new Subject<readonly MenuEntry[]>();
  const address = () => page.location.pathname + page.location.search;
  const offered = (area: string) => candidates(releasesIn(registry.current(), area), platformVersion, blocked);
  let { table, menu } = lookUp();
  let view: CompositionView | null = null;
  let open: OpenRoute | null = null;

  function lookUp() {
    const described = describingBuilds(registry.current(), offered);
    return { table: routeTable(described), menu: menuOf(described) };
  }

  /** At once when clean, when agreed to, or when nobody is there to ask. */
  const replaceable = ({ area, build }: Build, stop: AbortSignal) =>
    untilReplaceable({
      readiness: () => deps.readiness(area),
      isBlocked: releasesIn(registry.current(), area).blocked.includes(build),
      changes: deps.readinessChanges,
      ask(agree) {
        const leave = open?.leaving(area);
        if (view) view.askToReplace(area, () => agree(leave), leave !== undefined);
        else agree(leave);
      },
      stop,
    });

  const report: CompositionDeps['report'] = (problem, context) => {
    if (problem instanceof Fault) giveSecondChance(problem);
    deps.report(problem, context);
  };

  /** The build leaves the screen as one that crashed would: the last good one takes its place. */
  function accuse(build: string, harm: Harm, what: string): void {
    if (blocked.has(build)) return;
    blocked.add(build);
    harms.convict(build, harm, what);
    again.next();
  }

  const late = afterFirstScreen(deps.painted);
  const visited = lateVisits(page, late);
  const harms = toldHarms({
    froze: trial.froze,
    areaOf: build => builds.areaOf(build) ?? areaListing(registry.current(), build),
    report,
    visited,
  });
  // Before any build runs.
  keepFunctions(page, (build, name) => accuse(build, 'built-ins-replaced', name));
  const askReload = () => view?.askReload();
  const watched = lateWatch({ page, accuse, tell: (...said) => harms.tell(harmBy(...said)), askReload }, late);
  const builds = preparedBuilds(createLoader(deps.federation), {
    ...watched,
    came(build) {
      trial.begin(build.build);
      watched.came(build);
    },
  });

  let keepPlace: AreasDeps['keepPlace'] = () => null;
  late(come => {
    ({ keepPlace } = come);
    come.holdTypedDialogs(page.document, deps.hold);
  });

  const parts = createParts({
    builds,
    platformFor,
    offering: wanted =>
      Object.keys(registry.current().areas)
        .flatMap(offered)
        .filter(build => partIn(build, wanted) !== undefined),
    fail(fault, { area, build }) {
      blocked.add(build);
      if (fault.unanswered === null) visited({ area, build, times: null });
      report(fault, { area, build, cause: fault.kind });
    },
    isWithdrawn: build => isWithdrawn(registry.current(), blocked, build),
    async mayReplace(old, next, stop) {
      if (!mustGo(registry.current(), blocked, old, next)) await replaceable(old, stop);
    },
  });

  return {
    parts,
    menu: { current: () => menu, changes: menuChanges.asObservable() },
    warm() {
      const found = table(page.location.pathname);
      const [build] = found && (found.route.access === 'public' || deps.isUser()) ? offered(found.area) : [];
      // What fails here fails again where it is answered for.
      if (build) builds.area(build, { platform: platformFor(build.area), path: address() }).catch(() => undefined);
    },
    start(shown) {
      view = shown;
      const routing = createRouting({ ...deps, table: () => table, showRoute: route => areas.arrive(route) });
      const areas = areasOnStage({
        ...deps,
        report(problem, context) {
          report(problem, context);
          // Whatever takes its place has addresses of its own.
          if (!(problem instanceof Fault)) return;
          describe();
          lookAgain();
        },
        visited,
        keepPlace: element => keepPlace(element),
        harmOf: harms.of,
        pardon: trial.pardon,
        view: shown,
        replaceable,
        builds,
        blocked,
        address,
        areaAt: routing.areaAt,
      });

      function lookAgain(): void {
        routing.arrive();
        areas.lookAgain();
      }

      function describe(): void {
        const next = lookUp();
        table = open ? open.over(table, next.table) : next.table;
        ({ menu } = next);
        menuChanges.next(menu);
      }

      function follow(known: Registry): void {
        describe();
        areas.follow(known);
        parts.refresh();
        lookAgain();
        if (asksReload(known, build => builds.areaOf(build) !== undefined)) shown.askReload();
      }

      if (trial.found !== null) harms.convict(trial.found, 'page-froze');
      routing.start();
      late(({ askReloadOnTheWay, beginAtHead, fetchAhead, keepOpenRoute, tellHeld }) => {
        beginAtHead(page);
        tellHeld(shown.slot, deps);
        fetchAhead({ page, changes: registry.changes, offered, shown: areas.shown, inUse: watched.shown });
        askReloadOnTheWay(page, registry, platformVersion, shown.askReload);
        open = keepOpenRoute({ ...deps, blocked, offered, shown: areas.shown, lookAgain });
      });
      follow(registry.current());
      registry.changes.subscribe(follow);
      again.subscribe(() => follow(registry.current()));
      deps.sessionChanges.subscribe(lookAgain);
      deps.unasked.subscribe(area => {
        const build = areas.buildOf(area);
        if (build !== null) accuse(build, 'sign-out-unasked', 'nobody had pressed anything');
      });
      areas.start();
      watched.tie();
      const line = registry.start();
      late(({ tellShown }) => tellShown(page, watched.shown, line));
    },
  };
}
