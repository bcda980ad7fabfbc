import { newestShellFolder } from '@tradefloor/release/newest-shell';
import { Unreachable } from '@tradefloor/release/depot';
import { setVariables } from '@tradefloor/release/set-variables';
import { hostname, userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Answer, Asked, Command, Serving } from './command';
import { COMMANDS } from './commands';
import { gateOf } from './gate-in-service';
import { helpOf, OVERVIEW } from './help';
import type { Io } from './io';
import { EXIT, Refusal } from './refusal';
import { RefusedHalfway } from './refused-halfway';
import { causeSaid } from './said/cause';
import { inEnglish } from './said/english';
import { printable } from './said/printable';
import { seeingOf } from './seeing';
import { shellAt } from './shell-in-service';
import { openStore } from './store/open-store';
import { unreadable } from './store/revisions-kept';
import { wholeNumber } from './whole-number';

const COMMON = {
  store: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  shell: { type: 'string' },
} as const;

const WRITING = {
  why: { type: 'string' },
  by: { type: 'string' },
  'if-revision': { type: 'string' },
} as const;

/** One command line, to its exit code. */
export async function run(argv: readonly string[], given: Io): Promise<number> {
  const out = (text: string) => given.out(printable(text));
  const err = (text: string) => given.err(printable(text));
  const io = { ...given, env: setVariables(given.env), out, err };
  const wantsJson = argv.includes('--json');
  try {
    const [name, of] = argv;
    if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
      const about = COMMANDS.find(command => command.name === of);
      io.out(about === undefined ? OVERVIEW : helpOf(about));
      return EXIT.ok;
    }
    const [command, asked] = understood(argv);
    if (asked.flag('help')) {
      io.out(helpOf(command));
      return EXIT.ok;
    }
    const answer = await execute(command, asked, [...argv], io);
    io.out(asked.flag('json') ? JSON.stringify(answer.json, null, 2) : answer.lines.map(inEnglish).join('\n'));
    return answer.failed === true ? EXIT.refused : EXIT.ok;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { kind, message, findings } = error;
    const found = findings.length === 0 ? {} : { findings };
    const done = error instanceof RefusedHalfway ? error.done : { lines: [], json: {} };
    if (wantsJson) io.out(JSON.stringify({ refused: kind, message, ...found, ...Object(done.json) }, null, 2));
    else if (done.lines.length > 0) io.out(done.lines.map(inEnglish).join('\n'));
    io.err(message);
    return EXIT[kind];
  }
}

function understood([name = '', ...rest]: readonly string[]): [Command, Asked] {
  const command = COMMANDS.find(known => known.name === name);
  if (name.startsWith('-')) throw usage(`The command comes before "${name}"`, null);
  if (command === undefined) throw usage(`There is no command "${name}"`, null);
  return [command, parse(command, rest)];
}

async function execute(command: Command, asked: Asked, argv: string[], io: Io): Promise<Answer> {
  const from = (named: string) => path.resolve(io.cwd, named);
  const storeNamed = asked.value('store') ?? io.env['TRADEFLOOR_STORE'];
  const store = openStore(storeNamed || path.join(io.root, '.tradefloor', 'releases'), io.cwd);
  const shellNamed = asked.value('shell') ?? io.env['SHELL_DIST'];
  const note = {
    by: asked.value('by') || io.env['TRADEFLOOR_BY'] || `${userName()}@${hostname()}`,
    command: argv.join(' '),
    why: asked.value('why'),
    ifRevision: wholeNumber(asked.value('if-revision'), '--if-revision'),
    now: io.now,
    signing: {
      folder: from(io.env['TRADEFLOOR_KEYS'] ?? path.join(io.root, '.tradefloor', 'keys')),
      command: io.env['TRADEFLOOR_SIGN'] ?? null,
    },
  };
  const shellFolder = async () => (shellNamed ? from(shellNamed) : newestShellFolder(io.root));
  const shell = async () => {
    const folder = await shellFolder();
    return folder === null ? null : shellAt(folder);
  };
  const gate = gateOf({
    env: io.env,
    root: io.root,
    now: io.now,
    by: note.by,
    store,
    signing: note.signing,
    shellFolder,
    looking: io.looking ?? (() => undefined),
  });
  try {
    const seeing = seeingOf(io);
    const serving = servingOf(io, { TRADEFLOOR_STORE: storeNamed, SHELL_DIST: shellNamed });
    return await command.run(asked, { store, note, now: io.now, cwd: io.cwd, shell, gate, seeing, serving });
  } catch (error) {
    throw asRefusal(error, store.place);
  }
}

/** Other lines on the same store, each for who asked for it. */
function servingOf(io: Io, here: Io['env']): Serving {
  let ending: AbortSignal | null = null;
  const until = () => (ending ??= io.until?.() ?? new AbortController().signal);
  const pause = (milliseconds: number) => io.pause(milliseconds, until());
  return {
    env: io.env,
    root: io.root,
    until,
    perform(argv, { by, say, looked, looking }) {
      const env = { ...io.env, ...here, TRADEFLOOR_BY: by };
      const [command, asked] = understood(argv);
      return execute(command, asked, [...argv], { ...io, env, pause, looked, looking, say });
    },
  };
}

/** In a container the user's number may have no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}

function parse(command: Command, args: readonly string[]): Asked {
  const options = { ...COMMON, ...(command.writes ? WRITING : {}), ...command.options };
  try {
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    const values: Readonly<Record<string, unknown>> = parsed.values;
    const { positionals } = parsed;
    const { min, max } = command.positionals;
    const short = positionals.length < min && values['help'] !== true;
    if (short || positionals.length > max)
      throw usage(`"${command.name}" takes ${command.takes || 'no names'}`, command);
    return {
      positionals,
      flag: name => values[name] === true,
      value: name => {
        const value = values[name];
        return typeof value === 'string' ? value : null;
      },
    };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const said = typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
    throw usage(said.split(/\.(?:\s|$)/)[0] || 'That cannot be understood', command);
  }
}

/** The machine may refuse, too: a full disk or a missing right is told in one line like everything else. */
function asRefusal(error: unknown, place: string): unknown {
  if (error instanceof Unreachable) return unreadable(place, error);
  if (typeof error !== 'object' || error === null || !('syscall' in error) || !('message' in error)) return error;
  const said = String(error.message);
  const what = said.includes(place) ? said : `${said} (${place})`;
  return new Refusal('refused', { key: 'refused.machine', values: { what: causeSaid(error, what) } });
}

function usage(sentence: string, command: Command | null): Refusal {
  return new Refusal('usage', `${sentence}: see "ops ${command === null ? '' : `${command.name} `}--help".`);
}
