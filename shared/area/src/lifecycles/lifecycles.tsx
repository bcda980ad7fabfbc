import type { AreaModule, Platform } from '@tradefloor/platform';
import type { AreaDefinition } from '../define';
import { afterPaint } from '../later/after-paint';
import { allLateCode } from '../later/late-code';
import { endQueries, noQueries, type Queries } from '../query/queries';
import { AreaRouter } from '../router/area-router';
import { ScreenRoutes } from '../router/screen-routes';
import { screenAt, screenLoader, type ScreenModule, type Screens, screensByPath } from '../screens/screen';
import { type AreaTexts, textsOf } from '../texts/texts';
import { draw } from './draw';
import { inKnownLanguages } from './in-known-languages';
import { Surroundings } from './surroundings';

interface AreaContent<Definition extends AreaDefinition> {
  readonly screens: Screens<Definition>;
  readonly texts: AreaTexts;
}

interface Wanted {
  readonly platform: Platform;
  readonly path: string;
}

/** single-spa's lifecycles of an area, from what `area.ts` says and one screen a route. */
export function lifecycles<const Definition extends AreaDefinition>(
  area: Definition,
  { screens, texts }: AreaContent<Definition>,
): Required<AreaModule> {
  const byPath = screensByPath(area, screens);
  const load = screenLoader();
  const words = textsOf(texts);
  let warmed: Queries | null = null;
  let mounted: (() => void) | null = null;

  async function warm({ platform, path }: Wanted): Promise<ScreenModule | null> {
    const speaking = words.fetch(platform.language.code());
    const [pathname = path] = path.split(/[?#]/);
    const found = screenAt(byPath, pathname);
    const screen = found && (await load(found.screen, true));
    if (screen !== null) {
      warmed ??= noQueries();
      // Data that can't be had is shown by the screen, with "try again": it is no reason not to draw it.
      await screen.prefetch?.({ platform, queries: warmed, path }).catch(() => undefined);
    }
    await speaking;
    return screen;
  }

  return {
    async prefetch({ whole = false, ...handed }) {
      const wanted = { ...handed, platform: inKnownLanguages(handed.platform) };
      const screen = await warm(wanted);
      if (!whole) return;
      const here = screen?.ahead?.(wanted);
      await allLateCode();
      await here?.();
    },
    bootstrap: () => Promise.resolve(),
    async mount({ domElement, platform: handed, crashed }) {
      const platform = inKnownLanguages(handed);
      await warm({ platform, path: addressNow() });
      const spoken = await words.speak(platform);
      const queries = warmed ?? noQueries();
      warmed = null;
      const end = () => {
        spoken.stop();
        endQueries(queries);
      };
      try {
        const drawing = await draw(
          domElement,
          <Surroundings element={domElement} platform={platform} texts={spoken.instance} queries={queries}>
            <AreaRouter>
              <ScreenRoutes screens={byPath} load={load} />
            </AreaRouter>
          </Surroundings>,
          crashed,
        );
        // Also those that the screen does not draw yet. What fails here fails again where it is drawn.
        const stop = afterPaint(() => void allLateCode().catch(() => undefined));
        mounted = () => {
          stop();
          drawing.erase();
          end();
        };
      } catch (problem) {
        end();
        throw problem;
      }
    },
    unmount() {
      mounted?.();
      mounted = null;
      return Promise.resolve();
    },
  };
}

function addressNow(): string {
  return window.location.pathname + window.location.search;
}
