#!/usr/bin/env node
import { whyNotThisNode } from './node-version.mjs';

const problem = whyNotThisNode();
if (problem === null) {
  // The packages are sources: tsx reads them, in somebody's node_modules too.
  const { register } = await import('tsx/esm/api');
  register();
  await import('../src/command-line/main.ts');
} else {
  console.error(problem);
  process.exitCode = 1;
}
