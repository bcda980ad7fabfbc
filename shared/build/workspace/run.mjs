// Runs one of the repository's TypeScript programs after the set-up: node run.mjs FILE [ARGUMENTS]
import { endCommands, runCommand, script, whenLeftAlone } from './run-command.mjs';
import { sayAside } from './say.mjs';
import { setUp } from './set-up.mjs';

const end = () => void endCommands().then(() => process.exit(1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
whenLeftAlone(end);

sayAside();
await setUp();
// A terminal interrupts the whole group: the program ends by itself, and we with it.
process.off('SIGINT', end);
process.on('SIGINT', () => {});
const [file, ...args] = process.argv.slice(2);
const { code } = await runCommand(...script(file, args));
process.exitCode = code;
