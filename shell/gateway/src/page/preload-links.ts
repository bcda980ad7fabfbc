import type { BuildFile } from '@tradefloor/release';
import path from 'node:path';
import { attribute } from './html';

const AS: Readonly<Record<string, string>> = {
  '.js': 'as="script"',
  '.css': 'as="style"',
  '.woff2': 'as="font" type="font/woff2"',
  '.json': 'as="fetch"',
};

/** Where the files are, and how soon they are needed among others. */
interface Preloading {
  readonly base: string;
  readonly files: readonly BuildFile[];
  readonly priority: 'high' | 'low';
}

/** In the order given. A file without a known hash is left out: the browser would fetch it twice. */
export function preloadLinks(wanted: readonly string[], { base, files, priority }: Preloading): string[] {
  return wanted.flatMap(file => {
    const as = AS[path.extname(file)];
    const integrity = files.find(listed => listed.path === file)?.integrity;
    if (as === undefined || integrity === undefined) return [];
    return [
      `<link rel="preload" fetchpriority="${priority}" href="${attribute(base + file)}" ${as} integrity="${attribute(integrity)}" crossorigin>`,
    ];
  });
}
