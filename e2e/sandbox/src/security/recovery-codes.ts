import { randomBytes } from 'node:crypto';
import type { Seals } from './seals';

const HOW_MANY = 10;
const BYTES = 5;

/** `7f3a2-9c01b`: forty bits, read from paper without doubt. */
function freshCode(): string {
  const digits = randomBytes(BYTES).toString('hex');
  return `${digits.slice(0, BYTES)}-${digits.slice(BYTES)}`;
}

export const freshRecoveryCodes = (): string[] => Array.from({ length: HOW_MANY }, freshCode);

const hashOf = (seals: Seals, memberId: number, code: string): string =>
  seals.hash(`recovery:${memberId}:${code.replaceAll('-', '').toLowerCase()}`);

/** As they are stored. */
export const keptCodes = (seals: Seals, memberId: number, codes: readonly string[]): string =>
  JSON.stringify(codes.map(code => hashOf(seals, memberId, code)));

/** Those that are left without this one, or null when it is none of them. */
export function withoutCode(seals: Seals, memberId: number, kept: string, code: string): string | null {
  const hashes: readonly string[] = JSON.parse(kept);
  const used = hashOf(seals, memberId, code);
  return hashes.includes(used) ? JSON.stringify(hashes.filter(hash => hash !== used)) : null;
}
