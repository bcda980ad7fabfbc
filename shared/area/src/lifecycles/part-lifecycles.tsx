import type { PartModule } from '@tradefloor/platform';
import type { ComponentType } from 'react';
import { newQueryClient } from '../query/query-client';
import { AreaRouter } from '../router/area-router';
import { type AreaTexts, textsOf } from '../texts/texts';
import { draw } from './draw';
import { Surroundings } from './surroundings';

type Given = Readonly<Record<string, unknown>>;

interface PartContent {
  /** What other areas give crosses a build boundary: read it tolerantly. */
  readonly Part: ComponentType<{ readonly given: Given }>;
  readonly texts: AreaTexts;
}

interface MountedPart {
  show(given: Given): void;
  unmount(): void;
}

/** A part may stand in several places at once, each told by its element. */
export function partLifecycles({ Part, texts }: PartContent): Readonly<PartModule> {
  const words = textsOf(texts);
  const mounted = new Map<HTMLElement, MountedPart>();
  return {
    async mount({ domElement, platform, given, crashed }) {
      const spoken = await words.speak(platform);
      const queries = newQueryClient();
      const tree = (shown: Given) => (
        <Surroundings platform={platform} texts={spoken.instance} queries={queries}>
          {/* A part links as a screen does: through the platform. */}
          <AreaRouter>
            <Part given={shown} />
          </AreaRouter>
        </Surroundings>
      );
      const end = () => {
        spoken.stop();
        queries.clear();
      };
      try {
        const drawing = await draw(domElement, tree(given), crashed);
        mounted.set(domElement, {
          show: next => drawing.redraw(tree(next)),
          unmount() {
            drawing.erase();
            end();
          },
        });
      } catch (problem) {
        end();
        throw problem;
      }
    },
    update({ domElement, given }) {
      mounted.get(domElement)?.show(given);
      return Promise.resolve();
    },
    unmount({ domElement }) {
      mounted.get(domElement)?.unmount();
      mounted.delete(domElement);
      return Promise.resolve();
    },
  };
}
