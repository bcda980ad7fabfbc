import { DRAWS, type Registry } from '@tradefloor/release';

const KEPT_FOR_S = 365 * 86_400;

/** For a browser that keeps no cookies: at least as long as the page stands. */
let drawn: number | null = null;

/** Which of a canary's browsers this is: as the gateway has said in the page, as was drawn before, or drawn now. */
export function drawHere({ areas }: Registry, page: Document): number {
  const said =
    page.querySelector<HTMLElement>('#registry')?.dataset['draw'] ?? /\btf_draw=(\d{1,4})\b/.exec(page.cookie)?.[1];
  // oxlint-disable-next-line tradefloor/money-is-no-number -- one of ten thousand browsers
  if (said !== undefined) return Number(said);
  drawn ??= Math.floor(Math.random() * DRAWS);
  if (Object.values(areas).some(({ canary }) => canary)) {
    page.cookie = `tf_draw=${drawn}; Path=/; Max-Age=${KEPT_FOR_S}; SameSite=Lax`;
  }
  return drawn;
}
