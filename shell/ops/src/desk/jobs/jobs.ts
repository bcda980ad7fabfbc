import type { CanaryLook, DeskRefusal, Job } from '@tradefloor/contract/desk';
import { asInstant } from '@tradefloor/contract';
import type { Said } from '@tradefloor/gate/said';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Answer, Looked, Serving } from '../../command';
import { Refusal, refuse } from '../../refusal';
import { inEnglish, type Line } from '../../said/english';
import type { OpsSaying } from '../../said/sayings';
import type { Typed } from './typed';

interface JobsDeps {
  readonly perform: Serving['perform'];
  readonly now: () => Date;
  /** Told of what nobody has foreseen. */
  readonly say: (line: string) => void;
}

interface Kept {
  job: Job;
  end: Promise<void>;
}

type Looking = Pick<Job, 'command' | 'area' | 'build' | 'by'>;

/** Of the past: what the page shows of what was done here lately; all of it is in the history. */
const KEPT = 30;
const LINES_KEPT = 200;
const LOOKS_KEPT = 240;
/** What ends within this is told in the answer to its beginning. */
const TOLD_WITHIN_MS = 1_500;

/** Commands that run for operators, each to its end, whoever still looks. */
export class Jobs {
  readonly #kept = new Map<string, Kept>();
  #looking: Looking | null = null;

  constructor(private readonly deps: JobsDeps) {}

  /** Newest first. */
  get all(): readonly Job[] {
    return [...this.#kept.values()].map(({ job }) => job).toReversed();
  }

  told(id: string): Job | null {
    return this.#kept.get(id)?.job ?? null;
  }

  /** `after`: what follows when it was done. */
  begin(line: Typed, by: string, after: () => void = () => undefined): string {
    const { command, area, build, why, argv } = line;
    // Two gates at once would each find the other's load; what takes a build away never waits.
    const looks = command === 'promote' || argv.includes('--begin');
    const busy = looks ? this.#looking : null;
    if (looks && busy === null) this.#looking = { command, area, build, by };
    const id = randomUUID();
    const at = asInstant(this.deps.now().getTime());
    const job: Job = {
      id,
      command,
      area,
      build,
      by,
      why,
      at,
      state: 'running',
      lines: [],
      linesSaid: [],
      refusal: null,
      revision: null,
      step: null,
      looks: [],
    };
    const kept: Kept = { job, end: Promise.resolve() };
    this.#kept.set(id, kept);
    this.#forgetOldest();
    const perform = busy === null ? this.deps.perform : () => refuse({ key: 'refused.busy', values: busy });
    const ending = async () => {
      const done = await this.#run(kept, argv, perform);
      if (looks && busy === null) this.#looking = null;
      if (done) after();
    };
    kept.end = ending();
    return id;
  }

  /** When nothing runs any more. */
  async settled(): Promise<void> {
    await Promise.all([...this.#kept.values()].map(({ end }) => end));
  }

  /** As it stands when it has ended, or after a moment. */
  async ended(id: string): Promise<Job> {
    const kept = this.#kept.get(id);
    const waiting = new AbortController();
    await Promise.race([kept?.end, setTimeout(TOLD_WITHIN_MS, undefined, { signal: waiting.signal, ref: false })]);
    waiting.abort();
    return this.told(id) ?? refuse({ key: 'desk.job', values: {} });
  }

  async #run(kept: Kept, argv: readonly string[], perform: Serving['perform']): Promise<boolean> {
    const change = (next: Partial<Job>) => {
      kept.job = { ...kept.job, ...next };
    };
    const say = (line: Line) =>
      change({
        lines: [...kept.job.lines, inEnglish(line)].slice(-LINES_KEPT),
        linesSaid: [...kept.job.linesSaid, typeof line === 'string' ? null : line].slice(-LINES_KEPT),
      });
    const looked = (look: Looked) => change({ looks: thinned([...kept.job.looks, lookOf(look, this.deps.now())]) });
    const looking = (step: Said) => change({ step: { ...step, text: inEnglish(step) } });
    try {
      const answer = await perform(argv, { by: kept.job.by, say, looked, looking });
      for (const line of answer.lines) say(line);
      change({ state: 'done', step: null, revision: revisionIn(answer) });
      return true;
    } catch (problem) {
      if (!(problem instanceof Refusal) && !isGivenUp(problem))
        this.deps.say(`${argv.join(' ')} failed: ${String(problem)}`);
      change({ state: 'refused', step: null, refusal: refusalOf(problem) });
      return false;
    }
  }

  #forgetOldest(): void {
    for (const [id, { job }] of this.#kept) {
      if (this.#kept.size <= KEPT) return;
      if (job.state !== 'running') this.#kept.delete(id);
    }
  }
}

/** The desk ends: a canary that was watched goes on, and the next desk watches it. */
const isGivenUp = (problem: unknown): boolean => problem instanceof Error && problem.name === 'AbortError';

const FAILED: OpsSaying = { key: 'refused.failed', values: {} };

function refusalOf(problem: unknown): DeskRefusal {
  if (!(problem instanceof Refusal))
    return { kind: 'failed', message: inEnglish(FAILED), findings: [], said: [FAILED] };
  const { kind, message, findings, said } = problem;
  return { kind, message, findings, said };
}

function revisionIn({ json }: Answer): number | null {
  const said: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, 'revision') : null;
  return typeof said === 'number' ? said : null;
}

function lookOf({ percent, figures: { tried, stable, against, sure } }: Looked, now: Date): CanaryLook {
  const at = asInstant(now.getTime());
  return { at, percent: String(percent), tried, stable, against, surePerMille: Math.floor(sure * 1000) };
}

/** Every other one of the older half, where there are too many for a chart. */
function thinned(looks: readonly CanaryLook[]): readonly CanaryLook[] {
  if (looks.length <= LOOKS_KEPT) return looks;
  const half = LOOKS_KEPT / 2;
  return [...looks.slice(0, -half).filter((_, at) => at % 2 === 0), ...looks.slice(-half)];
}
