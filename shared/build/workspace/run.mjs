// Runs one of the repository's TypeScript programs after the set-up: node run.mjs FILE [ARGUMENTS]
import { runCommand, script } from './run-command.mjs';
import { setUp } from './set-up.mjs';

await setUp();
const [file, ...args] = process.argv.slice(2);
const { code } = await runCommand(...script(file, args));
process.exitCode = code;
