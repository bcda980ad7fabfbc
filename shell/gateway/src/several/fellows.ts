import { type Connections, openRedis } from '@tradefloor/redis';
import type { RegistrySource } from '../registry/registry-source';
import type { Standing } from '../registry/standing';
import { type FiguresDeps, SharedFigures } from './shared-figures';

export interface FellowsDeps {
  readonly url: string;
  /** By which this process is known to the others. */
  readonly id: string;
  readonly source: Pick<RegistrySource, 'current' | 'onChange' | 'hear'>;
  /** What it has been told by tabs since it started, and how often it was told something. */
  readonly told: { readonly count: () => number; readonly text: () => Promise<string> };
  readonly now: FiguresDeps['now'];
  readonly log: (line: string) => void;
}

/** Longer is none of ours. */
const LONGEST_WORD = 8_000_000;

/**
 * The other gateways behind the same Redis: whichever sees a registry first tells it to all, and any of them knows what
 * tabs have told to all. Redis decides nothing and nothing waits for it: away, each gateway goes on by itself.
 */
export class Fellows {
  readonly #redis: Connections;
  readonly #figures: SharedFigures;
  readonly #channel: string;
  #lastHeard = '';

  constructor(private readonly deps: FellowsDeps) {
    // Suites that share one Redis take a number each: redis://host/1.
    const prefix = `tradefloor:gateways:${new URL(deps.url).pathname.slice(1) || '0'}`;
    this.#channel = `${prefix}:registry`;
    this.#redis = openRedis(deps.url, deps.log);
    this.#figures = new SharedFigures(this.#redis.publisher, prefix, deps);
    // Whoever was away may have missed a word, and has its own to tell.
    this.#redis.publisher.on('ready', () => this.#say(deps.source.current));
    this.#redis.subscriber.subscribe(this.#channel, word => void this.#hear(word)).catch(() => undefined);
    deps.source.onChange(standing => this.#say(standing));
  }

  get isReachable(): boolean {
    return this.#figures.isReachable;
  }

  /** What the others have been told, a text each; none while Redis is away. */
  figures(): Promise<readonly string[]> {
    return this.#figures.ofOthers();
  }

  /** What was told here is passed on first. */
  async close(): Promise<void> {
    await this.#figures.stop();
    this.#redis.close();
  }

  #say({ mark, signed, revision }: Standing): void {
    if (revision === 0 || mark === this.#lastHeard) return;
    const word = JSON.stringify({ mark, signed });
    this.#redis.publisher.publish(this.#channel, word).catch(() => undefined);
  }

  async #hear(word: string): Promise<void> {
    if (word.length > LONGEST_WORD) return;
    const { mark, signed } = read(word);
    if (mark === '' || mark === this.deps.source.current.mark) return;
    this.#lastHeard = mark;
    await this.deps.source.hear(signed === null ? null : parsed(signed));
  }
}

function read(word: string): { readonly mark: string; readonly signed: string | null } {
  const said = Object(parsed(word));
  const [mark, signed]: unknown[] = [Reflect.get(said, 'mark'), Reflect.get(said, 'signed')];
  return { mark: typeof mark === 'string' ? mark : '', signed: typeof signed === 'string' ? signed : null };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
