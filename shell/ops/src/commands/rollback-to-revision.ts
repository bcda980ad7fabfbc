import type { Answer, Context } from '../command';
import { editRegistry } from '../edit-registry';
import { changesBetween, changeSaid } from '../releases/changes';
import { wayBack } from '../releases/way-back';
import { inEnglish } from '../said/english';

export async function rollBackAll(to: number, now: boolean, context: Context): Promise<Answer> {
  const { store, note } = context;
  const shell = await context.shell();
  const { revision, decided } = await editRegistry(store, note, async standing => {
    const areas = await wayBack(to, standing, { store, shell, now, signing: note.signing });
    return { areas, changes: changesBetween(standing.document, { areas }).map(changeSaid) };
  });
  return {
    lines: [{ key: 'done.restored', values: { old: String(to), revision: String(revision) } }, ...decided.changes],
    json: { restored: to, revision, changes: decided.changes.map(inEnglish) },
  };
}
