import { Chance } from '../clock/chance';

const GROUNDS = ['#1f5fd6', '#0a7a53', '#8a5a00', '#6b3fa0', '#0b5fbf', '#a84b00', '#155e75', '#7a284f'];
const WIDTH = 640;
const HEIGHT = 280;
const POINTS = 24;

/** A drawing of its own for each article: a line over bars, always the same for the same number. */
export function thumbnailOf(id: number): string {
  const chance = new Chance(id * 97);
  const ground = GROUNDS[id % GROUNDS.length] ?? GROUNDS[0];
  let level = 0.5;
  const levels = Array.from(
    { length: POINTS },
    () => (level = Math.min(0.85, Math.max(0.15, level + chance.between(-0.12, 0.13)))),
  );
  const x = (index: number) => Math.round((index / (POINTS - 1)) * WIDTH);
  const y = (value: number) => Math.round(HEIGHT * (1 - value));
  const bars = levels.map((_, index) => {
    const height = Math.round(chance.between(0.06, 0.3) * HEIGHT);
    return `<rect x="${x(index)}" y="${HEIGHT - height}" width="14" height="${height}"/>`;
  });
  const line = levels.map((value, index) => `${x(index)},${y(value)}`).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>
<g fill="#fff" fill-opacity=".16">${bars.join('')}</g>
<polyline points="${line}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="5" stroke-linejoin="round"/>
</svg>`;
}

export const thumbnailPath = (id: number): string => `/api/files/thumbnail/${id}.svg`;
