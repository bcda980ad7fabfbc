import { areasByName } from '../build-all';
import { assertFree, devPort } from '../dev/dev-port';
import { startDevServer } from '../dev/dev-server';
import { IN_SUITE } from '../root';
import { assertAreaHere } from './area-here';
import { type Asked, suiteAddress } from './asked';
import { Refusal } from './refusal';

/** One area from its own server inside the running suite. */
export async function develop(asked: Asked): Promise<void> {
  assertAreaHere();
  const [given = ''] = asked.names;
  const areas = await areasByName();
  const named = [...areas.keys()];
  const area = IN_SUITE || given !== '' ? given.replace(/^mf-/, '') : (named[0] ?? '');
  const folder = areas.get(area);
  if (folder === undefined) {
    const wrong = given === '' ? '' : `There is no mf-${area}. `;
    throw new Refusal(`${wrong}Name one of mf-${named.join(', mf-')}: npm run dev -- mf-${named[0]}`);
  }
  const gateway = suiteAddress(asked.value('suite'));
  const port = devPort(area, named, process.env['DEV_PORT']);
  const answer = await fetch(`${gateway}/registry`).catch(() => null);
  if (!answer?.ok)
    throw new Refusal(
      `No suite answers at ${gateway}: run npm start beside this, or name one by --suite or GATEWAY_URL.`,
    );
  await assertFree(port);
  console.log(`Compiling mf-${area} …`);
  await startDevServer({ folder, port, gateway });
  console.log(`mf-${area} at http://127.0.0.1:${port}, everything else from ${gateway}`);
  console.log(`On the suite's own pages: ${gateway}/?override=${area}@http://localhost:${port}/`);
}
