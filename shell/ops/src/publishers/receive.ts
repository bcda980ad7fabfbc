import type { AreaJson } from '@tradefloor/release';
import { type Delivery, filesDelivered } from '@tradefloor/release/delivery';
import { hashOf } from '@tradefloor/release/signing';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal } from '../refusal';
import { bring, type Bringing, type Brought } from '../releases/bring';
import { checkBuildFolder } from '../store/check-build-folder';
import { type Admitted, NotTaken } from './admit';

/** With `area.json`: as many as a description may list. */
const MOST_FILES = 5_001;

/** What was handed over, published as `ops publish` does it with a folder: the same checks, the same way in. */
export async function receive({ publisher, delivery }: Admitted, body: string, context: Bringing): Promise<Brought> {
  if (hashOf(body) !== delivery.body) throw new NotTaken(400, 'The files are not those that were signed.');
  const files = filesDelivered(body);
  if (files === null) throw new NotTaken(400, 'The files cannot be read, or are named as no file of a build may be.');
  if (files.size > MOST_FILES) throw new NotTaken(413, `A build has at most ${MOST_FILES} files.`);
  const folder = await mkdtemp(path.join(tmpdir(), 'tradefloor-delivery-'));
  try {
    await write(folder, files);
    const said = await checkBuildFolder(folder);
    refuseAnother(said, delivery);
    const { area, build } = delivery;
    const command = `publish ${area} ${build}, handed over under ${publisher.key}`;
    const note = { ...context.note, by: publisher.name, command, why: null, ifRevision: null };
    return await bring(said, folder, { ...context, note });
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(error.kind, error.message.replaceAll(folder, 'The build')) : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the key was asked about is what has to come. */
function refuseAnother(said: AreaJson, { area, build }: Delivery): void {
  if (said.area === area && said.build === build) return;
  throw new NotTaken(403, `This is ${said.area} ${said.build}, and ${area} ${build} was signed for.`);
}

/** A name that is a folder's too is no build's; all others lead nowhere but into this folder. */
async function write(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  try {
    for (const [name, content] of files) {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  } catch (error) {
    const code: unknown = Reflect.get(Object(error), 'code');
    if (!['EEXIST', 'ENOTDIR', 'EISDIR'].includes(String(code))) throw error;
    throw new NotTaken(400, 'A file and a folder of the build are called alike.');
  }
}
