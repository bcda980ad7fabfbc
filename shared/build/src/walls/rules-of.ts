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

/** A subject, a point, and at least two words: no file, property or key of a text is written so. */
export function namesIn(text: string, subjects: readonly string[]): string[] {
  const name = new RegExp(String.raw`(?<![\w./-])(?:${subjects.join('|')})\.[a-z]+(?:-[a-z]+)+(?![\w-]|\.\w)`, 'g');
  return [...text.matchAll(name)].map(([found]) => found);
}
