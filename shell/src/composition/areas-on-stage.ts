import type { Platform } from '@tradefloor/platform';
import type { AreaRoute, Build, Registry } from '@tradefloor/release';
import { releasesIn } from './catalogue';
import type { CompositionView } from './composition-view';
import type { Fault } from './loader/fault';
import type { PreparedBuilds } from './loader/prepared-builds';
import type { RegistryClient } from './registry/registry-client';
import { singleSpaAreas } from './single-spa-areas';
import { createStage, type Stage } from './stage/stage';
import type { StageDeps } from './stage/stage-deps';
import type { Visit } from './visits/visit';

export interface AreasDeps {
  readonly page: Window;
  readonly view: CompositionView;
  readonly registry: RegistryClient;
  readonly builds: PreparedBuilds;
  readonly blocked: Set<string>;
  readonly harmOf: (build: string | null) => Fault | undefined;
  readonly pardon: () => void;
  readonly entered: (area: string) => void;
  readonly platformVersion: string;
  readonly platformFor: (area: string) => Platform;
  readonly replaceable: StageDeps['mayReplace'];
  readonly release: (area: string) => void;
  readonly keepPlace: StageDeps['keepPlace'];
  readonly visited: (visit: Visit) => void;
  readonly report: (problem: unknown, context?: Readonly<Record<string, string | number>>) => void;
  readonly address: () => string;
  readonly areaAt: (location: Location) => string | null;
}

/** One stage for each area of the registry, each registered with single-spa under the area's name. */
export function areasOnStage(deps: AreasDeps) {
  const { page, view, registry, report, areaAt } = deps;
  const stages = new Map<string, Stage>();
  const singleSpa = singleSpaAreas(areaAt);

  function stageOf(area: string): Stage {
    // A stage that is still clearing up must not cover the next area's screen.
    const whenShown = (show: () => void) => {
      if (areaAt(page.location) === area) show();
    };
    return createStage(
      {
        ...deps,
        area,
        slot: view.slot,
        platform: deps.platformFor(area),
        mayReplace: deps.replaceable,
        entered: () => deps.entered(area),
        release: () => deps.release(area),
        show: {
          loading: () => whenShown(view.loading),
          area: () => whenShown(view.area),
          fault: (fault, retry) => whenShown(() => view.fault(area, fault, retry)),
        },
      },
      () => releasesIn(registry.current(), area),
    );
  }

  return {
    arrive(route: AreaRoute | 'not-found'): void {
      view.route(route);
      stages.get(areaAt(page.location) ?? '')?.arrive();
    },
    follow({ areas }: Registry): void {
      for (const area of [...stages.keys()].filter(known => !Object.hasOwn(areas, known))) {
        stages.delete(area);
        singleSpa.remove(area).catch(report);
      }
      for (const stage of stages.values()) stage.update();
      for (const area of Object.keys(areas).filter(name => !stages.has(name))) {
        const stage = stageOf(area);
        stages.set(area, stage);
        singleSpa.add(area, stage);
      }
    },
    buildOf: (area: string): string | null => stages.get(area)?.build()?.build ?? null,
    shown: (area: string): Build | null => stages.get(area)?.shown() ?? null,
    lookAgain: () => void singleSpa.lookAgain().catch(report),
    start: () => singleSpa.start(report),
  };
}
