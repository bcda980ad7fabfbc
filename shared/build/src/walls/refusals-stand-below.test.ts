import { isTest, sources } from './sources';

// look.refusal-below: what comes above a button that was just pressed moves it away from under the pointer.

const BUTTON = /<SubmitButton|type="submit"/;
/** As `useFormAct` gives it. */
const REFUSAL = /(?<!=)\{(?:told\b|[^{}]*: told\})/;

function standsAbove(text: string): boolean {
  const refusal = text.search(REFUSAL);
  return refusal !== -1 && refusal < text.search(BUTTON);
}

it.each([
  ['{told}\n<SubmitButton control={control} />', true],
  ['{told ?? null}\n<Button type="submit" />', true],
  ['{isOpen ? null : told}\n<SubmitButton control={control} />', true],
  ['<SubmitButton control={control} />\n{told}', false],
  ['<SystemSwitch told={told} />', false],
])('%s: %p', (text, above) => {
  expect(standsAbove(text)).toBe(above);
});

it('holds for every form', () => {
  const views = sources().filter(file => file.path.endsWith('.tsx') && !isTest(file));
  expect(views.filter(({ text }) => REFUSAL.test(text)).length).toBeGreaterThan(20);
  expect(views.filter(({ text }) => standsAbove(text)).map(({ path }) => path)).toEqual([]);
});
