import path from 'node:path';

const SPECIFIER = /(\b(?:from|import)\s*\(?\s*)(['"])(\.{1,2}(?:\/[^'"]*)?)\2/g;

/**
 * Declarations whose imports name files: `./page` is found by bundlers alone, and for who resolves as Node does all of it
 * would be `any`, silently where libraries aren't checked. `known` are the declarations of the package.
 */
export function withEndings(file: string, text: string, known: ReadonlySet<string>): string {
  return text.replaceAll(SPECIFIER, (as: string, before: string, quote: string, specifier: string) => {
    const target = path.posix.join(path.posix.dirname(file), specifier).replace(/\/$/, '');
    const plain = specifier.replace(/\/$/, '');
    if (known.has(`${target}.d.ts`)) return `${before}${quote}${plain}.js${quote}`;
    if (known.has(`${target}/index.d.ts`)) return `${before}${quote}${plain}/index.js${quote}`;
    return as;
  });
}
