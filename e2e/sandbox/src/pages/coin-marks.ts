/*
 * What stands on the disc of each currency, drawn on 32 by 32: a sign that its holders know it by, in a few strokes of our
 * own. `fill` and `stroke` are white unless a mark says otherwise; `#disc` becomes the colour of the disc.
 */

const around = (angles: readonly number[], shape: string): string =>
  angles.map(angle => `<g transform="rotate(${angle} 16 16)">${shape}</g>`).join('');

const line = (path: string, width = 2.4): string =>
  `<path d="${path}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const area = (path: string, opacity = 1): string =>
  `<path d="${path}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`;

/** A letter B with the two strokes of a currency through it. */
const B_WITH_STROKES =
  line('M12.5 9.5h5.2a3.2 3.2 0 0 1 0 6.4h-5.2zM12.5 15.9h6.2a3.4 3.4 0 0 1 0 6.8h-6.2z') +
  line('M14.5 6.6v2.6M18 6.6v2.6M14.5 23v2.6M18 23v2.6', 2);
const SIX = [0, 60, 120, 180, 240, 300];

export const COIN_MARKS: Readonly<Record<string, string>> = {
  BTC: around([12], B_WITH_STROKES),
  ETH: area('M16 5.5l6.8 11.2L16 20.6l-6.8-3.9z') + area('M16 22.4l6.8-4L16 27l-6.8-8.6z', 0.75),
  USDT:
    area('M9.2 8.2h13.6v3.5h-4.9v12.4h-3.8V11.7H9.2z') +
    '<ellipse cx="16" cy="15.6" rx="8.4" ry="2.3" fill="none" stroke="#fff" stroke-width="1.5"/>',
  SOL: area('M11.4 9h12.4l-3.2 3.4H8.2zM8.2 14.3h12.4l3.2 3.4H11.4zM11.4 19.6h12.4L20.6 23H8.2z'),
  BNB:
    area('M16 13l3 3-3 3-3-3zM7 16l2.2-2.2 2.2 2.2-2.2 2.2zM20.6 16l2.2-2.2L25 16l-2.2 2.2z') +
    area('M10.4 13.2L16 7.6l5.6 5.6-2.2 2.2-3.4-3.4-3.4 3.4zM10.4 18.8l2.2-2.2 3.4 3.4 3.4-3.4 2.2 2.2-5.6 5.6z'),
  XRP: line('M9 9c2.6 3 4.6 4.6 7 4.6S20.4 12 23 9M9 23c2.6-3 4.6-4.6 7-4.6s4.4 1.6 7 4.6', 2.8),
  DOGE: line('M12.5 9h3.6a7 7 0 0 1 0 14h-3.6zM9.4 16h7.4', 2.6),
  ADA:
    around(SIX, '<circle cx="16" cy="11" r="1.9"/>') +
    around(
      SIX.map(angle => angle + 30),
      '<circle cx="16" cy="6.8" r="1.1"/>',
    ),
  TRX: line('M7.5 9.5l13.6 2.3 4 3.6L15.4 25.5zM7.5 9.5l9.2 6.9-1.3 9.1M16.7 16.4l4.4-4.6M16.7 16.4l8.4-1', 1.6),
  AVAX:
    area('M14.7 7.6a1.5 1.5 0 0 1 2.6 0l2 3.6a3 3 0 0 1 0 2.9l-5 8.7a2 2 0 0 1-1.7 1H8.3a1.2 1.2 0 0 1-1-1.8z') +
    area('M20.3 18.2a1.2 1.2 0 0 1 2.1 0l2.4 3.8a1.2 1.2 0 0 1-1 1.8h-5a1.2 1.2 0 0 1-1-1.8z'),
  LINK: line('M16 7.4l7.4 4.3v8.6L16 24.6l-7.4-4.3v-8.6z', 3.2),
  DOT: around(SIX, '<ellipse cx="16" cy="8.4" rx="3.3" ry="1.9"/>'),
  LTC: line('M15 8.4l-3.4 14.4h9.6', 2.8) + line('M9.8 18.6l8.4-3', 2.2),
  BCH:
    around([-14], B_WITH_STROKES) + '<circle cx="16" cy="16" r="12.6" fill="none" stroke="#fff" stroke-width="1.2"/>',
  UNI: area('M9.5 24.5c-.6-6 1.6-9.6 5-11.4L11.6 6.4l6 5.2c3.6.8 6.2 3.8 6.4 7.6l-3 1.2-2.4-2c-.6 3-4 4-5.2 6.1z'),
  ATOM:
    around([0, 60, 120], '<ellipse cx="16" cy="16" rx="9.6" ry="3.5" fill="none" stroke="#fff" stroke-width="1.4"/>') +
    '<circle cx="16" cy="16" r="1.9"/>',
  SUI:
    line('M16 6.4c4.2 4.8 6.6 8.2 6.6 12a6.6 6.6 0 0 1-13.2 0c0-3.8 2.4-7.2 6.6-12z', 2.2) +
    line('M9.8 18.4c2.4-2.2 4 1.2 6.4 0s3.4-1.4 6 .4', 1.8),
  TON: line('M8.8 9.8h14.4L16 24.4zM16 9.8v14.6', 2.4),
  AAVE:
    area('M8 23.8V16a8 8 0 0 1 16 0v7.8l-2.7-2.2-2.6 2.2-2.7-2.2-2.7 2.2-2.6-2.2z') +
    '<circle cx="13" cy="15.6" r="1.8" fill="#disc"/><circle cx="19" cy="15.6" r="1.8" fill="#disc"/>',
};
