import { withEndings } from './declarations';

const known = new Set(['src/index.d.ts', 'src/act/index.d.ts', 'src/act/act.d.ts', 'src/page.d.ts']);
const inAct = (text: string) => withEndings('src/act/act.d.ts', text, known);

it.each([
  [`export { Page } from '../page';`, `export { Page } from '../page.js';`],
  [`import '../page';`, `import '../page.js';`],
  [`export * from "..";`, `export * from "../index.js";`],
  [`declare const at: import('.').Act;`, `declare const at: import('./index.js').Act;`],
  [`type A = import("../act/").Act;`, `type A = import("../act/index.js").Act;`],
])('%j is found by who resolves as Node does: %j', (said, named) => {
  expect(inAct(said)).toBe(named);
});

it.each([`import './look.css';`, `import 'react';`, `import texts from '../locales/en.json';`, `from './gone'`])(
  'leaves %j as it is',
  said => {
    expect(inAct(said)).toBe(said);
  },
);
