import type { Command } from './command';
import { COMMANDS } from './commands';

const EXITS = `Exit codes: 0 done, 1 refused, 2 not understood, 3 somebody else wrote first, 4 the store cannot be read.`;

export const OVERVIEW = `ops: publish builds of areas, and say which of them people get.

${table(COMMANDS.map(({ name, takes, summary }) => [`  ${name} ${takes}`, summary]))}

Every command takes
${table([
  ['  --store STORE', 'the release store, a folder or s3://bucket/prefix (TRADEFLOOR_STORE; .tradefloor/releases)'],
  ['  --shell FOLDER', 'the built shell that builds are held against (SHELL_DIST; the newest of .build)'],
  ['  --json', 'answers for machines'],
  ['  --help', 'what the command does'],
])}

${EXITS}`;

const WRITING: ReadonlyArray<readonly [string, string]> = [
  ['  --why TEXT', 'the reason, kept in the history'],
  ['  --by NAME', 'who does it (TRADEFLOOR_BY; the user of this machine)'],
  ['  --if-revision N', 'only if the registry still is at revision N'],
];

export function helpOf(command: Command): string {
  const own = Object.entries(command.options).map(([name, { type }]): readonly [string, string] => [
    `  --${name}${type === 'string' ? ' VALUE' : ''}`,
    command.says[name] ?? '',
  ]);
  const options = [...own, ...(command.writes ? WRITING : [])];
  return [
    `ops ${command.name} ${command.takes}`.trimEnd(),
    '',
    ...command.about,
    ...(options.length === 0 ? [] : ['', table(options)]),
    '',
    EXITS,
  ].join('\n');
}

function table(rows: ReadonlyArray<readonly [string, string]>): string {
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  return rows.map(([left, right]) => `${left.padEnd(width)}${right}`).join('\n');
}
