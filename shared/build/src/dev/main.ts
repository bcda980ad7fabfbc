// npm run dev -- mf-spot   one area from its own server inside the running suite
import { existsSync } from 'node:fs';
import path from 'node:path';
import { areaFolders } from '../packages/workspace-packages';
import { ROOT } from '../root';
import { startDevServer } from './dev-server';

const FIRST_PORT = 8101;
const KNOWN = ['market', 'spot', 'lever', 'micro', 'c2c', 'wallet', 'account'];
const GATEWAY = process.env.GATEWAY_URL ?? 'http://127.0.0.1:8080';

async function main(): Promise<void> {
  const [given = ''] = process.argv.slice(2);
  const area = given.replace(/^mf-/, '');
  const folder = path.join(ROOT, `mf-${area}`);
  if (!existsSync(path.join(folder, 'area.ts'))) {
    const names = (await areaFolders()).map(known => path.basename(known));
    throw new Error(`Name one of ${names.join(', ')}: npm run dev -- mf-spot`);
  }
  const answer = await fetch(`${GATEWAY}/registry`).catch(() => null);
  if (!answer?.ok) throw new Error(`No suite answers at ${GATEWAY}: run npm start beside this, or set GATEWAY_URL.`);
  const place = KNOWN.indexOf(area);
  const port = Number(process.env.DEV_PORT ?? FIRST_PORT + (place === -1 ? KNOWN.length : place));
  await startDevServer({ folder, port, gateway: GATEWAY });
  console.log(`mf-${area} at http://127.0.0.1:${port}, everything else from ${GATEWAY}`);
}

main().catch((problem: unknown) => {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
});
