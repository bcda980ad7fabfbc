import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Member } from './members';

const NAME = 'tf_device';
const NONCE_BYTES = 16;
/** A browser of several members knows them all; so many marks are kept, the newest first. */
const MOST_MARKS = 5;
const YEAR_IN_SECONDS = 31_536_000;
const MARK = /^(\d+)\.([\w-]{22})\.([\w-]{43})$/;

/**
 * A mark that a browser gets with a sign-in and shows at the next one: strangers who try passwords of an account do not
 * lock its owner out there. It opens nothing, is of one password, and is kept nowhere here.
 */
export class KnownDevices {
  constructor(private readonly secret: string) {}

  /** The header that marks this browser as the member's, beside what it shows already. */
  mark(member: Member, cookies: string, isSecure: boolean): string {
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    const own = `${member.id}.${nonce}.${this.signature(member, nonce)}`;
    const others = marksIn(cookies).filter(mark => !mark.startsWith(`${member.id}.`));
    const value = [own, ...others].slice(0, MOST_MARKS).join('~');
    return `${NAME}=${value}; Path=/api/; HttpOnly; SameSite=Strict; Max-Age=${YEAR_IN_SECONDS}${isSecure ? '; Secure' : ''}`;
  }

  /** What names this browser, if the member has signed in there with the present password. */
  nameOf(member: Member, cookies: string): string | null {
    for (const mark of marksIn(cookies)) {
      const [, id, nonce = '', signature = ''] = MARK.exec(mark) ?? [];
      if (id !== String(member.id)) continue;
      if (timingSafeEqual(Buffer.from(signature), Buffer.from(this.signature(member, nonce)))) return nonce;
    }
    return null;
  }

  private signature({ id, password_hash }: Member, nonce: string): string {
    return createHmac('sha256', this.secret).update(`a device ${id} ${nonce} ${password_hash}`).digest('base64url');
  }
}

function marksIn(cookies: string): string[] {
  const pair = cookies.split(';').find(text => text.trim().startsWith(`${NAME}=`));
  const value = pair?.slice(pair.indexOf('=') + 1).trim() ?? '';
  return value.split('~').filter(mark => MARK.test(mark));
}
