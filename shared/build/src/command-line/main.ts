// tradefloor new|build|dev|test|publish|keys|pack: what a team does with an area, in this repository and elsewhere.
import path from 'node:path';
import { packAll } from '../packing/pack';
import { IN_SUITE, ROOT } from '../root';
import { type Asked, askedBy } from './asked';
import { build } from './build';
import { develop } from './dev';
import { makeArea } from './new';
import { keys, publish } from './publish';
import { Refusal } from './refusal';
import { testArea } from './test';
import { untilStopped } from './until-stopped';

const HELP = `tradefloor: an area of the suite, made in a repository of its own or in the suite's.

  new NAME [--into FOLDER] [--packages FOLDER]   make an area that builds, tests and mounts as it is
  build                                          build the area of this folder into .build/NAME/BUILD
  dev [--suite ADDRESS]                          the area from its own server (DEV_PORT), inside a suite that runs
  test [WHAT GOES TO JEST]                       its types, lint, texts, platform and tests
  publish [BUILD] [--suite ADDRESS]              hand a build over to the operators of a suite, signed
  keys [new]                                     the key of this machine, which operators have to trust
  pack [FOLDER]                                  in the suite's repository: the packages that areas elsewhere need

ADDRESS is where a suite answers (TRADEFLOOR_SUITE; http://127.0.0.1:8080).`;

type Command = (args: readonly string[]) => Promise<void>;

const asking =
  (takes: readonly string[], most: number, does: (asked: Asked) => Promise<void>): Command =>
  args =>
    does(askedBy(args, takes, most));

const COMMANDS: Readonly<Record<string, Command>> = {
  new: asking(['into', 'packages'], 1, makeArea),
  build: asking([], 20, async ({ names }) => void (await build(names))),
  dev: asking(['suite'], 1, develop),
  test: testArea,
  publish: asking(['suite'], 1, publish),
  keys: asking([], 1, keys),
  pack: asking([], 1, pack),
};

async function pack({ names: [folder], from }: Asked): Promise<void> {
  if (!IN_SUITE) throw new Refusal("The packages are packed in the suite's repository: npm run pack");
  const into = folder === undefined ? path.join(ROOT, '.tradefloor', 'packages') : path.resolve(from, folder);
  for (const { file } of await packAll(into, untilStopped())) console.log(file);
}

async function main([name = '', ...args]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined || args.includes('--help')) {
    const isAsked = command !== undefined || name === '' || name === 'help' || name === '--help';
    if (!isAsked) console.error(`tradefloor has no command "${name}".\n`);
    console.log(HELP);
    return command === undefined && name !== 'help' && name !== '--help' ? 2 : 0;
  }
  try {
    await command(args);
    return 0;
  } catch (problem) {
    // A build says in a sentence, or in webpack's words, what is wrong with the sources: no place in here helps then.
    console.error(problem instanceof Error ? problem.message : problem);
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
