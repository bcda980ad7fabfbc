import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILDER } from '../root';

/** The one template of areas, here and elsewhere. Returns the files it wrote. */
export async function writeTemplate(folder: string, name: string): Promise<string[]> {
  const template = path.join(BUILDER, 'template');
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  const written = await Promise.all(
    entries
      .filter(entry => entry.isFile())
      .map(async entry => {
        const source = path.join(entry.parentPath, entry.name);
        const file = path.join(folder, path.relative(template, source).replace(/\.in$/, ''));
        const content = await readFile(source, 'utf8');
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, content.replaceAll('__name__', name).replaceAll('__title__', titleOf(name)));
        return file;
      }),
  );
  return written.toSorted();
}

function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
