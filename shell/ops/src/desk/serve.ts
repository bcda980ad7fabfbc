import { isOverHttp, socketName } from '@tradefloor/release/desk-address';
import type { FastifyInstance } from 'fastify';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { refuse } from '../refusal';
import { type DeskDeps, openDesk } from './desk';

/** Until it is told to end. What it was at is as a command that was killed: nothing half-done is left. */
export async function serveDesk(address: string, deps: DeskDeps, until: AbortSignal): Promise<void> {
  const desk = openDesk(deps);
  if (isOverHttp(address)) await desk.listen(hostOf(address));
  else await listenForOne(desk, address);
  deps.say(`Desk: ${address}`);
  await new Promise<void>(resolve => {
    if (until.aborted) resolve();
    until.addEventListener('abort', () => resolve());
  });
  await desk.close();
  if (!isOverHttp(address)) await rm(address, { force: true });
  // What writes has nearly written, and what waits is told by the same signal that there is nothing to wait for.
  await Promise.all([deps.jobs.settled(), deps.watches.written()]);
}

function hostOf(address: string): { host: string; port: number } {
  const { hostname, port } = new URL(address);
  return { host: hostname, port: Number(port) };
}

/** Who can open it is the user that it runs as, and nobody else, from its first moment: the key lies beside it. */
async function listenForOne(desk: FastifyInstance, address: string): Promise<void> {
  await mkdir(path.dirname(address), { recursive: true, mode: 0o700 });
  if (await answersAt(address)) return refuse(`A desk is at work at ${address} already: end that one first.`);
  const opening = `${address}~`;
  // One that was killed leaves its name behind.
  await rm(opening, { force: true });
  await desk.listen({ path: socketName(opening) });
  await chmod(opening, 0o600);
  await rename(opening, address);
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
