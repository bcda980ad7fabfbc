import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Tradefloor';
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** A clock that is off by half a minute is no thief's. */
const WINDOW = 1;

const authenticator = (secret: string, account = ''): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label: account,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

export const freshAuthenticatorSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an authenticator app reads from a QR code. */
export const uriOf = (secret: string, account: string): string => authenticator(secret, account).toString();

/** The half minute that a code belongs to, or null: told, so that no code of it is taken again. */
export function halfMinuteOf(secret: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = authenticator(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1_000 / PERIOD_SECONDS) + delta;
}
