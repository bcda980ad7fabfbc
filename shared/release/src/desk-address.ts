import path from 'node:path';

/** Where the operators' desk is, from the root of a checkout, when nothing else was said. */
export const DESK = '.tradefloor/ops/desk.sock';

export const isOverHttp = (address: string): boolean => /^https?:/.test(address);

/** A system takes about a hundred letters for the name of a socket: in a deep folder it is named from where the process stands. */
export function socketName(file: string, from = process.cwd()): string {
  const near = path.relative(from, file);
  return near.length < file.length ? near : file;
}
