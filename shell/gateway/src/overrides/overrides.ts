import { type Build, isBuildId, readRegistry, satisfies } from '@tradefloor/release';
import type { RegistrySource } from '../registry/registry-source';
import { cookieOf } from '../cookie';
import { signed, unsigned } from './signed';
import { developmentOrigin, textOf, type Wanted, wantedOf } from './wanted';

/** Who may show themselves other builds: anyone on a development machine, operators in production, if at all. */
export type OverridesFor = 'anyone' | 'operators' | 'nobody';

export interface OverridesDeps {
  readonly source: Pick<RegistrySource, 'published'>;
  readonly for: OverridesFor;
  readonly key: () => Promise<Buffer>;
}

/** What one browser shows instead of what everybody gets. */
export interface Override {
  readonly build: Build;
  /** The id of a published build, or the origin of a development server. */
  readonly from: string;
}

export const COOKIE = 'tf_override';
/** A working day: whoever forgets it has everybody's builds again tomorrow. */
const KEPT_FOR_S = 12 * 60 * 60;
const DEVELOPMENT_ANSWERS_WITHIN_MS = 2_000;

export class Overrides {
  readonly #key: () => Promise<Buffer>;

  constructor(private readonly deps: OverridesDeps) {
    let key: Promise<Buffer> | null = null;
    this.#key = () => (key ??= deps.key());
  }

  get for(): OverridesFor {
    return this.deps.for;
  }

  /** Of whoever has asked for it here before; what has been pruned or blocked since, or does not run with this shell, is left out. */
  async of(cookies: string | undefined, platform: string): Promise<readonly Override[]> {
    const given = cookieOf(cookies, COOKIE);
    if (given === undefined || this.deps.for === 'nobody') return [];
    const wanted = wantedOf(unsigned(given, Date.now(), await this.#key()) ?? '') ?? [];
    const found = await Promise.all(wanted.map(one => this.find(one)));
    return found.filter(one => one !== null).filter(({ build }) => satisfies(platform, build.platform));
  }

  async find({ area, from }: Wanted): Promise<Override | null> {
    const origin = developmentOrigin(from);
    if (origin === null) {
      const build = this.deps.source.published(area, from);
      return build === null ? null : { build, from: build.build };
    }
    if (this.deps.for !== 'anyone') return null;
    const build = await developedAt(origin, area);
    return build === null ? null : { build, from: origin };
  }

  /** The header that makes a browser keep it; with nothing, forget it. */
  async cookieFor(overrides: readonly Override[], isSecure: boolean): Promise<string> {
    const text = textOf(overrides.map(({ build, from }) => ({ area: build.area, from })));
    const [value, seconds] =
      text === '' ? ['', 0] : [signed(text, Date.now() + KEPT_FOR_S * 1000, await this.#key()), KEPT_FOR_S];
    const secure = isSecure ? '; Secure' : '';
    return `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
  }
}

/** A development server describes its area as a registry does, by addresses of its own. */
async function developedAt(origin: string, area: string): Promise<Build | null> {
  try {
    const signal = AbortSignal.timeout(DEVELOPMENT_ANSWERS_WITHIN_MS);
    const answer = await fetch(`${origin}/registry`, { signal, redirect: 'error' });
    const { registry } = readRegistry(await answer.json());
    const releases = registry.areas[area];
    const build = releases?.builds.find(each => each.build === releases.stable);
    if (build === undefined || !isBuildId(build.build) || !build.base.startsWith('/')) return null;
    return { ...build, base: origin + build.base };
  } catch {
    return null;
  }
}
