import { parseArgs } from 'node:util';

/** What a run was asked to do. Few rounds show that the measuring works; the defaults are what the bars are held to. */
export interface Asked {
  readonly names: readonly string[];
  readonly list: boolean;
  /** Alternating boots of each kind. */
  readonly runs: number;
  readonly swaps: number;
  /** Of the screen at 1,000 updates a second. */
  readonly minutes: number;
  /** How long each drawing is watched. */
  readonly seconds: number;
}

export function askedOf(args: readonly string[]): Asked {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      runs: { type: 'string', default: '11' },
      swaps: { type: 'string', default: '100' },
      minutes: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '10' },
    },
  });
  return {
    names: positionals,
    list: values.list || values.help,
    runs: wholeNumber('runs', values.runs),
    swaps: wholeNumber('swaps', values.swaps),
    minutes: wholeNumber('minutes', values.minutes),
    seconds: wholeNumber('seconds', values.seconds),
  };
}

function wholeNumber(name: string, text: string): number {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new Error(`--${name} is "${text}": give a whole number from 1.`);
}
