import type { BuildFile } from '@tradefloor/release';
import path from 'node:path';
import { attribute } from './html';

const AS: Readonly<Record<string, string>> = {
  '.js': 'as="script"',
  '.css': 'as="style"',
  '.woff2': 'as="font" type="font/woff2"',
  '.json': 'as="fetch"',
};

/** In the order given. A file without a known hash is left out: the browser would fetch it twice. */
export function preloadLinks(base: string, wanted: readonly string[], files: readonly BuildFile[]): string[] {
  return wanted.flatMap(file => {
    const as = AS[path.extname(file)];
    const integrity = files.find(listed => listed.path === file)?.integrity;
    if (as === undefined || integrity === undefined) return [];
    return [
      `<link rel="preload" href="${attribute(base + file)}" ${as} integrity="${attribute(integrity)}" crossorigin>`,
    ];
  });
}
