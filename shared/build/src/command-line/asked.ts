import { parseArgs } from 'node:util';
import { Refusal } from './refusal';

/** What was typed, taken apart. */
export interface Asked {
  readonly names: readonly string[];
  value(option: string): string | undefined;
  /** Where it was typed: npm goes elsewhere before it runs a script. */
  readonly from: string;
}

const OPTIONS = {
  into: { type: 'string' },
  packages: { type: 'string' },
  suite: { type: 'string' },
} as const;

export function askedBy(args: readonly string[], takes: readonly string[], most: number): Asked {
  const known = Object.fromEntries(Object.entries(OPTIONS).filter(([name]) => takes.includes(name)));
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: known, allowPositionals: true });
    if (positionals.length > most) throw new Refusal(`"${positionals[most]}" is one name too many.`);
    const given: Readonly<Record<string, unknown>> = values;
    return {
      names: positionals,
      value: option => (typeof given[option] === 'string' ? given[option] : undefined),
      from: process.env['INIT_CWD'] ?? process.cwd(),
    };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const [reason = ''] = String(Reflect.get(Object(error), 'message') ?? error).split(/\.(?:\s|$)/);
    throw new Refusal(`${reason}: --help says what there is.`);
  }
}

/** The suite that runs: the one that is named, or the one that `npm start` has started on this machine. */
export function suiteAddress(named: string | undefined): string {
  const { TRADEFLOOR_SUITE, GATEWAY_URL, PORT } = process.env;
  const address = named ?? (TRADEFLOOR_SUITE || GATEWAY_URL || `http://127.0.0.1:${PORT || '8080'}`);
  // "localhost:8080" is one too, of a protocol "localhost".
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Refusal(`"${address}" is no address: give one as https://trade.example.`);
  return new URL(address).origin;
}
