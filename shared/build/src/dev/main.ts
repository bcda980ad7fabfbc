// npm run dev -- mf-spot   one area from its own server inside the running suite
import path from 'node:path';
import { areaFolders } from '../packages/workspace-packages';
import { assertFree, devPort } from './dev-port';
import { startDevServer } from './dev-server';

const GATEWAY = process.env.GATEWAY_URL ?? `http://127.0.0.1:${process.env.PORT ?? '8080'}`;

async function main(): Promise<void> {
  const [given = '', ...more] = process.argv.slice(2);
  const area = given.replace(/^mf-/, '');
  const folders = await areaFolders();
  const areas = folders.map(folder => path.basename(folder).slice('mf-'.length));
  const folder = folders[areas.indexOf(area)];
  if (folder === undefined || more.length > 0) {
    const wrong = given === '' || more.length > 0 ? '' : `There is no mf-${area}. `;
    throw new Error(`${wrong}Name one of mf-${areas.join(', mf-')}: npm run dev -- mf-spot`);
  }
  const port = devPort(area, areas, process.env.DEV_PORT);
  const answer = await fetch(`${GATEWAY}/registry`).catch(() => null);
  if (!answer?.ok) throw new Error(`No suite answers at ${GATEWAY}: run npm start beside this, or set GATEWAY_URL.`);
  await assertFree(port);
  await startDevServer({ folder, port, gateway: GATEWAY });
  console.log(`mf-${area} at http://127.0.0.1:${port}, everything else from ${GATEWAY}`);
}

main().catch((problem: unknown) => {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
});
