import { openStore } from '@tradefloor/ops';
import type { AreaReleases, Registry } from '@tradefloor/release';
import { isDeepStrictEqual } from 'node:util';
import { type Cut, type Cutting, type End, mayFail, NEVER } from './cut-off';
import { aGateway, gatewaysServe, goesOnServing } from './gateways';
import type { SampleSuite } from './sample-suite';
import { type Step, WEEK } from './week';

const OPS = 'shell/ops/src/main.ts';
/** Its multiples lie apart from each other, however many there are. */
const GOLDEN = 0.618_033_988_75;

/** Commands and gateways are cut off until it were as many as wanted: what is left must be whole, typed again, and served. */
export async function wholeThrough(suite: SampleSuite, cutting: Cutting, wanted: number): Promise<number> {
  for (const area of ['lever', 'spot']) {
    const { build, folder } = await suite.builds(area);
    await suite.does('publish', folder);
    await suite.does('promote', area, build);
  }
  const lasting = await aGateway(suite, cutting, 'lasting state', NEVER);
  const [commands, gateways] = [new Cuts(cutting, cutting.commands), new Cuts(cutting, cutting.gateways)];
  try {
    for (let day = 0; commands.made + gateways.made < wanted; day += 1) {
      const begins = WEEK[day % WEEK.length] ?? WEEK[0];
      const step = await begins(spotIn((await suite.standing()).registry), suite);
      const name = String(step.line[0]);
      const cut = commands.next(name);
      const { end, found } = await typed(suite, cutting, step, cut);
      expect([step.line.join(' '), cut, end, found]).toEqual([step.line.join(' '), cut, end, []]);
      commands.saw(name, end);
      await goesOnServing(suite, lasting);
      gateways.saw('gateway', await gatewaysServe(suite, cutting, gateways.next('gateway')));
    }
  } finally {
    lasting.stop('SIGKILL');
    await lasting.ended;
  }
  expect(await suite.types(['verify'])).toMatchObject({ code: 0 });
  return commands.made + gateways.made;
}

/** Where and how the next one is cut off: at each of its writes in each way, in the long run. */
class Cuts {
  made = 0;
  readonly #writes = new Map<string, number>();

  constructor(
    private readonly of: Cutting,
    private readonly hows: Cutting['commands'],
  ) {}

  next(name: string): Cut {
    const share = ((this.made + 1) * GOLDEN) % 1;
    const at = 1 + Math.floor(share * (this.#writes.get(name) ?? this.of.supposed));
    return { at, how: this.hows[this.made % this.hows.length] ?? this.hows[0] };
  }

  saw(name: string, { wasCut, code, writes }: End): void {
    if (wasCut) this.made += 1;
    if (code === 0) this.#writes.set(name, writes);
  }
}

/** A command that is cut off, and typed again where it did not say that it was done. */
async function typed(suite: SampleSuite, cutting: Cutting, { line, isDone, writesAlways = false }: Step, cut: Cut) {
  const before = await suite.standing();
  const was = spotIn(before.registry);
  const { ended } = await cutting.begin({ entry: OPS, args: line, env: suite.env }, cut);
  const end = await ended;
  const after = await suite.standing();
  const isFormer = (await writtenSince(suite, before.revision)) === 0;
  const isSame = after.revision !== before.revision || isDeepStrictEqual(after.document, before.document);
  const verified = await suite.types(['verify']);
  const again = end.code === 0 ? { code: 0, said: '' } : await suite.types(line);
  const written = await writtenSince(suite, before.revision);
  const isRight = isFormer ? areSame(spotIn(after.registry), was) : isDone(spotIn(after.registry), was);
  const found = [
    ...(end.code === 0 || mayFail(end, cut) ? [] : ['it failed']),
    ...(isFormer && end.code === 0 ? ['it was said to be done, and is not'] : []),
    ...(isSame ? [] : ['the former one has changed']),
    ...(isRight ? [] : ['it is half done']),
    ...(areSame(after.registry.areas['lever'], before.registry.areas['lever']) ? [] : ['another area has changed']),
    ...(verified.code === 0 ? [] : [`verify: ${verified.said}`]),
    ...(again.code === 0 ? [] : [`typed again: ${again.said}`]),
    ...(isDone(spotIn((await suite.standing()).registry), was) ? [] : ['typed again it led nowhere']),
    ...(written === 1 || writesAlways ? [] : [`the history has it ${written} times`]),
  ];
  return { end, found };
}

/** Not what a rival wrote meanwhile. */
async function writtenSince(suite: SampleSuite, since: number): Promise<number> {
  let written = 0;
  for await (const { revision, by } of openStore(suite.store, suite.root).revisions()) {
    if (revision <= since) break;
    if (by === suite.env['TRADEFLOOR_BY']) written += 1;
  }
  return written;
}

const spotIn = ({ areas }: Registry): AreaReleases => {
  const { spot } = areas;
  if (spot === undefined) throw new Error('The registry has no spot');
  return spot;
};

/** Signatures are made anew by a new key; what they are under stays. */
const areSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(unsigned(one), unsigned(other));

const unsigned = (releases: unknown): unknown =>
  JSON.parse(JSON.stringify(releases ?? null, (name, value: unknown) => (name === 'signed' ? undefined : value)));
