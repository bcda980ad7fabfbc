/** One rule of docs/rules.md. */
export interface Rule {
  readonly name: string;
  readonly kept: readonly string[];
  readonly held: readonly string[];
}

const ENTRY = /^- `([^`]+)` (.+(?:\n {2}\S.*)*)/gm;
const FILES = /\bKept in (.+?); held by (.+?)\.(?:\s|$)/s;

const inQuotes = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);

export function rulesOf(document: string): Rule[] {
  return [...document.matchAll(ENTRY)].map(([, name = '', entry = '']) => {
    const [, kept = '', held = ''] = FILES.exec(entry) ?? [];
    return { name, kept: inQuotes(kept), held: inQuotes(held) };
  });
}

export const subjectsOf = (rules: readonly Rule[]): string[] => [
  ...new Set(rules.map(({ name }) => name.split('.')[0] ?? '')),
];

/** The document with files that name their rule: what does no more gives way to one that does. */
export function followed(document: string, of: (rule: string, tests: boolean) => readonly string[]): string {
  const naming = (text: string, rule: string, tests: boolean) => {
    const actual = of(rule, tests);
    const still = inQuotes(text).filter(file => actual.includes(file));
    return (still.length > 0 ? still : actual.slice(0, 1)).map(file => `\`${file}\``).join(', ') || text;
  };
  return document.replaceAll(ENTRY, (entry: string, rule: string) =>
    entry.replace(
      /(\bKept in )(.+?)(; held by )(.+?)(?=\.(?:\s|$))/s,
      (_, kept: string, code: string, held: string, tests: string) =>
        kept + naming(code, rule, false) + held + naming(tests, rule, true),
    ),
  );
}

/** A subject, a point, and at least two words: no file, property or key of a text is written so. */
export function namesIn(text: string, subjects: readonly string[]): string[] {
  const name = new RegExp(String.raw`(?<![\w./-])(?:${subjects.join('|')})\.[a-z]+(?:-[a-z]+)+(?![\w-]|\.\w)`, 'g');
  return [...text.matchAll(name)].map(([found]) => found);
}
