import { isOverHttp, socketName } from '@tradefloor/release/desk-address';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { refuse } from '../refusal';
import { type DeskDeps, openDesk } from './desk';

/** Until it is told to end. What it was at is as a command that was killed: nothing half-done is left. */
export async function serveDesk(address: string, deps: DeskDeps, until: AbortSignal): Promise<void> {
  const desk = openDesk(deps);
  await desk.listen(await listeningAt(address));
  // Who can open it is the user that it runs as, and nobody else: the key lies beside it.
  if (!isOverHttp(address)) await chmod(address, 0o600);
  deps.say(`Desk: ${address}`);
  await new Promise<void>(resolve => {
    if (until.aborted) resolve();
    until.addEventListener('abort', () => resolve());
  });
  await desk.close();
  // What writes has nearly written, and what waits is told by the same signal that there is nothing to wait for.
  await Promise.all([deps.jobs.settled(), deps.watches.written()]);
}

async function listeningAt(address: string): Promise<{ path: string } | { host: string; port: number }> {
  if (isOverHttp(address)) {
    const { hostname, port } = new URL(address);
    return { host: hostname, port: Number(port) };
  }
  await mkdir(path.dirname(address), { recursive: true, mode: 0o700 });
  if (await answersAt(address)) return refuse(`A desk is at work at ${address} already: end that one first.`);
  // One that was killed leaves its name behind.
  await rm(address, { force: true });
  return { path: socketName(address) };
}

function answersAt(address: string): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(socketName(address));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
