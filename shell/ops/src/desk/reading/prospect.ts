import type { GateLook, Prospect, WayBack } from '@tradefloor/contract/desk';
import type { Build, ShellJson } from '@tradefloor/release';
import { noArea } from '../../command';
import { releasesOf, standingRegistry } from '../../edit-registry';
import { Refusal } from '../../refusal';
import { keptVerdict } from '../../releases/admission';
import { changesBetween } from '../../releases/changes';
import { findBuild } from '../../releases/find-build';
import { objectionTo } from '../../releases/fitness';
import { wayBack } from '../../releases/way-back';
import { goneWith } from '../../releases/what-goes';
import { inEnglish } from '../../said/english';
import type { SigningPlace } from '../../signing/signer';
import type { ReleaseStore } from '../../store/release-store';
import { instantOf } from './history';

/** What promoting a build would mean: told before anybody is asked. */
export class Prospects {
  constructor(
    private readonly store: ReleaseStore,
    private readonly shell: () => Promise<ShellJson | null>,
    private readonly signing: SigningPlace,
  ) {}

  async of(area: string, named: string): Promise<Prospect> {
    const { store } = this;
    const standing = await standingRegistry(store);
    const releases = releasesOf(standing, area);
    if (releases === null) return noArea(area, '');
    const build = findBuild(area, releases, named);
    const shell = await this.shell();
    const { addresses, parts, calls, newCalls } = goneWith(
      releases.builds.find(known => known.build === releases.stable),
      build,
    );
    const objection = await objectionTo(build, standing.registry, shell, store);
    return {
      area,
      build: build.build,
      goneAddresses: addresses,
      goneParts: parts,
      goneCalls: calls,
      newCalls,
      objection: objection === null ? '' : inEnglish(objection),
      objectionSaid: objection,
      gate: await this.#gate(build, shell),
    };
  }

  /** What going back to a revision would change; what keeps anybody from it is an answer, too. */
  async wayBack(revision: number): Promise<WayBack> {
    const { store } = this;
    const standing = await standingRegistry(store);
    try {
      const areas = await wayBack(revision, standing, {
        store,
        shell: await this.shell(),
        now: false,
        signing: this.signing,
      });
      const changes = changesBetween(standing.document, { areas });
      return { revision, changes, objection: '', objectionSaid: null };
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind !== 'refused') throw error;
      return { revision, changes: [], objection: error.said.map(inEnglish).join(' '), objectionSaid: [...error.said] };
    }
  }

  async #gate(build: Build, shell: ShellJson | null): Promise<GateLook | null> {
    const { verdict, counts } = await keptVerdict(this.store, build, shell, this.signing);
    if (verdict === null) return null;
    const { at, by, findings } = verdict;
    return { at: instantOf(at), by, counts, findings };
  }
}
