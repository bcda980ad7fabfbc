import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Citations } from './citations';
import { followed, rulesOf, subjectsOf } from './rules-of';
import { ROOT, sources } from './sources';

// `npx tsx shared/build/src/walls/follow-rules.ts`: docs/rules.md names the files again in which its rules are.

const file = path.join(ROOT, 'docs/rules.md');
const document = readFileSync(file, 'utf8');
const citations = new Citations(sources(), subjectsOf(rulesOf(document)));
writeFileSync(
  file,
  followed(document, (rule, tests) => citations.of(rule, tests)),
);
