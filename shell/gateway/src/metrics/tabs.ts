import { Gauge, type Registry } from 'prom-client';
import type { BuildTabs } from '../registry/shown-builds';

export interface TabsDeps {
  /** By which this process is told from other gateways. */
  readonly id: string;
  readonly openTabs: () => number;
  /** What they have on screen, as they say. */
  readonly shown: () => readonly BuildTabs[];
}

const OPEN = { name: 'tradefloor_open_tabs', help: 'Tabs that follow the registry here.' };
const SHOWING = { name: 'tradefloor_build_tabs', help: 'Open tabs that have something of a build on screen.' };

/** Who is there now, and sees what: gone with the tab, so never among what was told since a gateway began. */
export class TabMetrics {
  /** As the text of all gateways needs them, whichever of them has tabs. */
  readonly heads = [OPEN, SHOWING].map(({ name, help }) => `# HELP ${name} ${help}\n# TYPE ${name} gauge`);

  constructor(
    private readonly deps: TabsDeps,
    private readonly isPublished: (area: string, build: string) => boolean,
    register: Registry,
  ) {
    const { openTabs } = deps;
    const listed = () => this.#listed();
    register.registerMetric(
      new Gauge({
        ...OPEN,
        registers: [],
        collect() {
          this.set(openTabs());
        },
      }),
    );
    register.registerMetric(
      new Gauge({
        ...SHOWING,
        labelNames: ['area', 'build'],
        registers: [],
        collect() {
          this.reset();
          for (const { area, build, tabs } of listed()) this.set({ area, build }, tabs);
        },
      }),
    );
  }

  /** Of this gateway, each line with its name. */
  lines(): string {
    return `${OPEN.name}{gateway="${this.deps.id}"} ${this.deps.openTabs()}\n${this.shownLines()}`;
  }

  shownLines(): string {
    const lineOf = ({ area, build, tabs }: BuildTabs) =>
      `${SHOWING.name}{gateway="${this.deps.id}",area="${area}",build="${build}"} ${tabs}`;
    return this.#listed().map(lineOf).join('\n');
  }

  /** An invented name would be a line of its own. */
  #listed(): readonly BuildTabs[] {
    return this.deps.shown().filter(({ area, build }) => this.isPublished(area, build));
  }
}
