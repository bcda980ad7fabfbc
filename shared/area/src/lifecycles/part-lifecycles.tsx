import type { PartModule } from '@tradefloor/platform';
import type { Given, Part } from '@tradefloor/platform/parts';
import type { ComponentType } from 'react';
import { endQueries, noQueries } from '../query/queries';
import { AreaRouter } from '../router/area-router';
import { type AreaTexts, textsOf } from '../texts/texts';
import { draw } from './draw';
import { inKnownLanguages } from './in-known-languages';
import { Surroundings } from './surroundings';

interface PartContent<Props extends Given> {
  readonly of: Part<Props>;
  readonly View: ComponentType<{ readonly given: Props }>;
  readonly texts: AreaTexts;
}

interface MountedPart {
  show(given: Given): void;
  unmount(): void;
}

/** A part may stand in several places at once, each told by its element. */
export function partLifecycles<Props extends Given>({ of, View, texts }: PartContent<Props>): Readonly<PartModule> {
  const words = textsOf(texts);
  const mounted = new Map<HTMLElement, MountedPart>();
  return {
    async mount({ domElement, platform: handed, given, crashed }) {
      const platform = inKnownLanguages(handed);
      const spoken = await words.speak(platform);
      const queries = noQueries();
      const tree = (shown: Props | null) => (
        <Surroundings element={domElement} platform={platform} texts={spoken.instance} queries={queries}>
          {/* A part links as a screen does: through the platform. */}
          <AreaRouter>{shown === null ? null : <View given={shown} />}</AreaRouter>
        </Surroundings>
      );
      let shown: Props | null = null;
      // Not the build's fault, so it is not replaced for it: what was there stays.
      const read = (next: Given): Props | null => {
        const known = of.read(next);
        if (known === undefined) platform.report(new Error(`part ${of.name}: what it was given makes no sense`));
        else shown = known;
        return shown;
      };
      const end = () => {
        spoken.stop();
        endQueries(queries);
      };
      try {
        const drawing = await draw(domElement, tree(read(given)), crashed);
        mounted.set(domElement, {
          show: next => drawing.redraw(tree(read(next))),
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
