import type { AreaJson } from '@tradefloor/release';
import { integrityOf } from '@tradefloor/release/hash';
import type { OpsSaying } from '../said/sayings';
import type { BuildContents } from './build-contents';

/** What of a build is not as its description says: each listed file with its hash, and no other. Null when nothing. */
export async function flawIn(contents: BuildContents, { entry, preload, files }: AreaJson): Promise<OpsSaying | null> {
  const listed = new Map(files.map(file => [file.path, file]));
  const unlisted = [entry, ...preload].find(file => !listed.has(file));
  if (unlisted !== undefined) return { key: 'loss.unlisted', values: { file: unlisted } };
  const found = await contents.entries();
  const strange = found.find(({ kind }) => kind === 'neither file nor folder');
  if (strange !== undefined) return { key: 'loss.strange', values: { file: strange.file } };
  const paths = new Set(found.map(({ file }) => file));
  for (const file of paths)
    if (file !== 'area.json' && !listed.has(file)) return { key: 'loss.foreign', values: { file } };
  for (const file of listed.values()) {
    if (!paths.has(file.path)) return { key: 'loss.missing', values: { file: file.path } };
    const content = await contents.read(file.path);
    if (content.byteLength !== file.bytes || integrityOf(content) !== file.integrity) {
      return { key: 'loss.altered', values: { file: file.path } };
    }
  }
  return null;
}
