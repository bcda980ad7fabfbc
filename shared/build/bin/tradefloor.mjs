#!/usr/bin/env node
// The packages are sources: tsx reads them, in somebody's node_modules too.
import { register } from 'tsx/esm/api';

register();
await import('../src/command-line/main.ts');
