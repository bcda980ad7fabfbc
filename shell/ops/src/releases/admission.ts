import { RULE_NAMES } from '@tradefloor/gate/rules';
import { cut, type Said } from '@tradefloor/gate/said';
import type { Verdict } from '@tradefloor/gate/verdict';
import type { Build, ShellJson } from '@tradefloor/release';
import type { Context } from '../command';
import { refuseOther, releasesOf, standingRegistry } from '../edit-registry';
import { Refusal } from '../refusal';
import { refuseForgotten, rememberedOf } from '../signing/remembered';
import { refuseAltered } from '../signing/seal';
import type { SigningPlace } from '../signing/signer';
import { believed, type Believed } from '../signing/verdicts';
import type { ReleaseStore } from '../store/release-store';
import { findBuild } from './find-build';
import { objectionTo } from './fitness';

export interface Wanted {
  readonly area: string;
  readonly named: string;
  /** Rules of the gate that it need not keep. */
  readonly without: readonly string[];
  /** Whether somebody has to look, where nobody has. */
  readonly looks: boolean;
}

export interface Passed {
  readonly build: string;
  /** On the command line, on the screen and in the history. */
  readonly said: readonly Said[];
}

/** Refuses where the gate does; null where the gate is not asked, as a promote refuses it anyway. */
export async function throughTheGate(
  { area, named, without, looks }: Wanted,
  shell: ShellJson | null,
  context: Context,
): Promise<Passed | null> {
  const { store, note, gate } = context;
  mindTheRules(without, note.why);
  const last = await rememberedOf(store, note.signing);
  const standing = await standingRegistry(store);
  // Before anybody looks at a build for minutes that somebody else may have written there, or over what was looked at.
  refuseOther(standing.revision, note);
  await refuseAltered(store, standing, note.signing, last);
  refuseForgotten(store, standing, last);
  const releases = releasesOf(standing, area);
  // What a promote refuses anyway, it refuses in its own words.
  if (releases === null) return null;
  const build = findBuild(area, releases, named);
  if (releases.stable === build.build || releases.blocked.includes(build.build)) return null;
  if ((await objectionTo(build, standing.registry, shell, store)) !== null) return null;
  const { verdict, counts, doubt } = await keptVerdict(store, build, shell, note.signing);
  const doubted = doubt === null ? [] : [doubt];
  const through = (how: Said) => ({ build: build.build, said: [how, ...doubted] });
  if (!counts && (gate.isOff || !looks)) return through({ key: 'promote.unlooked', values: {} });
  const found = counts && verdict !== null ? verdict : (await gate.look(build, standing.registry)).verdict;
  return through(admitted(found, without));
}

/** What somebody else wrote since may have let in a build that the gate was not asked about. */
export function refuseUnasked(passed: Passed | null, { area, build }: Pick<Build, 'area' | 'build'>): void {
  if (passed?.build === build) return;
  throw new Refusal(
    'conflict',
    `Somebody else was faster, and the gate was not asked about ${area} ${build}. Look at "status", and type it again if need be.`,
  );
}

/** What was found about a build, and whether that still counts: signed, in the shell in service, by all rules of today. */
export async function keptVerdict(
  store: Pick<ReleaseStore, 'verdict'>,
  build: Build,
  shell: ShellJson | null,
  signing: SigningPlace,
): Promise<Believed & { readonly counts: boolean }> {
  const { verdict, doubt } = await believed(await store.verdict(build.area, build.build), build, signing);
  const counts = verdict !== null && (shell === null || verdict.shell === shell.build) && isWhole(verdict);
  return { verdict, counts, doubt };
}

/** A rule that came since has not been asked. */
function isWhole({ rules }: Verdict): boolean {
  return RULE_NAMES.every(name => rules.includes(name));
}

function admitted(verdict: Verdict, without: readonly string[]): Said {
  const { area, build, findings, by, at } = verdict;
  const standing = findings.filter(({ rule }) => !without.includes(rule));
  if (standing.length > 0) {
    const rules = [...new Set([...without, ...standing.map(({ rule }) => rule)])].join(',');
    const sentences = [
      `The gate refuses ${area} ${build}:`,
      ...standing.map(finding => findingLine(finding)),
      `Mend it and publish the new build; "gate ${area} ${build}" looks again; --without ${rules} --why TEXT promotes it all the same.`,
    ];
    throw new Refusal('refused', sentences.join('\n'), { findings: standing });
  }
  const waived = [...new Set(findings.map(({ rule }) => rule))];
  return cut(
    waived.length === 0
      ? { key: 'promote.passed', values: { at, by } }
      : { key: 'promote.waived', values: { at, by, rules: waived.join(', ') } },
  );
}

export function findingLine({ rule, place, figure, cure }: Verdict['findings'][number]): string {
  return `  ${rule}: ${place}: ${figure}. ${cure}`;
}

function mindTheRules(without: readonly string[], why: string | null): void {
  const unknown = without.find(name => !RULE_NAMES.includes(name));
  if (unknown !== undefined)
    throw new Refusal('usage', `The gate has no rule "${unknown}": it has ${RULE_NAMES.join(', ')}.`);
  if (without.length > 0 && (why ?? '').trim() === '')
    throw new Refusal('usage', '--without needs --why: whoever comes after must be able to read the reason.');
}
