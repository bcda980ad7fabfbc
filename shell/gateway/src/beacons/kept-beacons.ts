export interface Beacon {
  /** Counts up from 1 since the gateway started. */
  readonly seq: number;
  readonly at: string;
  readonly kind: string;
  readonly said: unknown;
}

export interface KeptBeacon {
  readonly beacon: Beacon;
  /** The network that it came from. */
  readonly from: string;
  readonly line: Buffer;
}

const MOST_BYTES = 1_500_000;
/** The shortest takes a place too, or short ones without end would weigh nothing beside one with its stack. */
const PLACE_BYTES = 2_000;

/**
 * The newest, of all kinds and from everybody: where there is no more room, the kind that takes most of it loses one, the
 * oldest of whoever sent most of that kind.
 */
export class KeptBeacons {
  readonly #all: KeptBeacon[] = [];
  #bytes = 0;

  /** As they came. */
  get all(): readonly KeptBeacon[] {
    return this.#all;
  }

  add(one: KeptBeacon): void {
    this.#all.push(one);
    this.#bytes += bytesOf(one);
    while (this.#bytes > MOST_BYTES) this.#letOneGo();
  }

  #letOneGo(): void {
    const ofKind = fullest(this.#all, ({ beacon }) => beacon.kind);
    const [oldest] = fullest(ofKind, ({ from }) => from);
    if (oldest === undefined) return;
    this.#all.splice(this.#all.indexOf(oldest), 1);
    this.#bytes -= bytesOf(oldest);
  }
}

/** Those of the name that takes most room. */
function fullest(of: readonly KeptBeacon[], nameOf: (one: KeptBeacon) => string): readonly KeptBeacon[] {
  const bytes = new Map<string, number>();
  for (const one of of) bytes.set(nameOf(one), (bytes.get(nameOf(one)) ?? 0) + bytesOf(one));
  const most = Math.max(...bytes.values());
  return of.filter(one => bytes.get(nameOf(one)) === most);
}

const bytesOf = ({ line }: KeptBeacon): number => PLACE_BYTES + line.length;
