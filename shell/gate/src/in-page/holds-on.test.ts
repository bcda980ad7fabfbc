/** @jest-environment jsdom */
import { holdsOn } from './holds-on';

const limitMs = 100;
const asked = { area: 'market', limitMs };
const held = (areas: string) => {
  document.body.innerHTML = `<div data-held="${areas}"></div>`;
};

it('is an area that holds for as long as anybody waits, and not one that lets go', async () => {
  held('spot market');
  await expect(holdsOn(asked)).resolves.toBe(true);
  const looking = holdsOn({ ...asked, limitMs: 60_000 });
  held('spot');
  await expect(looking).resolves.toBe(false);
});

it('knows nothing of a shell that tells nothing', async () => {
  document.body.innerHTML = '<main></main>';
  await expect(holdsOn(asked)).resolves.toBe(false);
});
