/** @jest-environment jsdom */
import { memoryStorage } from '@tradefloor/platform';
import * as fc from 'fast-check';
import { createLanguage } from '../language/language';
import { createAppearance } from './appearance';

const told = () => undefined;

/** A system whose scheme can be turned. */
function aSystem(scheme: 'night' | 'day') {
  const listeners = new Set<() => void>();
  const query = {
    matches: scheme === 'day',
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  jest.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  return {
    turn(to: 'night' | 'day') {
      query.matches = to === 'day';
      listeners.forEach(listener => listener());
    },
    listeners,
  };
}

function anAppearance(storage = memoryStorage()) {
  const language = createLanguage({ storage, page: window, tell: told });
  const tell = jest.fn();
  const appearance = createAppearance({ storage, page: window, language, tell });
  return { storage, language, appearance, tell, stop: appearance.start() };
}

afterEach(() => jest.restoreAllMocks());

it('follows the system until a theme is chosen', () => {
  const system = aSystem('day');
  const { appearance, storage } = anAppearance();
  expect(appearance.look().theme).toBe('day');
  system.turn('night');
  expect([appearance.look().theme, document.documentElement.dataset['theme']]).toEqual(['night', 'night']);
  appearance.set({ theme: 'night' });
  system.turn('day');
  expect(appearance.look().theme).toBe('night');
  expect(storage.get('night_mode')).toBe('night');
  expect(document.cookie).toContain('tf_theme=night');
});

it('follows the language with the colour of a rise until one is chosen (look.rise-colours)', () => {
  aSystem('night');
  const { appearance, language } = anAppearance();
  const rises = (['zh', 'hk', 'en', 'kr', 'jp', 'spa'] as const).map(code => {
    language.set(code);
    return appearance.look().rise;
  });
  expect(rises).toEqual(['red', 'green', 'green', 'red', 'red', 'green']);
  appearance.set({ rise: 'colour-blind' });
  language.set('zh');
  expect(document.documentElement.dataset['rise']).toBe('colour-blind');
});

it('keeps what was chosen, tells the other tabs, and follows them', () => {
  aSystem('night');
  const { appearance, storage, tell } = anAppearance();
  const seen: string[] = [];
  appearance.changes.subscribe(({ density }) => seen.push(`${density} ${document.documentElement.dataset['density']}`));
  appearance.set({ density: 'compact' });
  appearance.set({ density: 'compact' });
  expect(seen).toEqual(['compact compact']);
  expect(tell).toHaveBeenCalled();
  const other = anAppearance(storage).appearance;
  expect(other.look().density).toBe('compact');
  other.set({ theme: 'day', density: 'normal' });
  appearance.readAgain();
  expect(appearance.look()).toMatchObject({ theme: 'day', density: 'normal' });
});

it('keeps that balances are hidden, beside what else was chosen', () => {
  aSystem('night');
  const { appearance, storage } = anAppearance();
  expect(appearance.look().balances).toBe('shown');
  appearance.set({ density: 'compact' });
  appearance.set({ balances: 'hidden' });
  expect(anAppearance(storage).appearance.look()).toMatchObject({ density: 'compact', balances: 'hidden' });
});

it('tells values in the money of the language until another is chosen (look.about-money)', () => {
  aSystem('night');
  const { appearance, language, storage } = anAppearance();
  const moneys = (['zh', 'hk', 'en', 'kr', 'jp', 'spa'] as const).map(code => {
    language.set(code);
    return appearance.look().money;
  });
  expect(moneys).toEqual(['CNY', 'HKD', 'USD', 'KRW', 'JPY', 'EUR']);
  appearance.set({ money: 'CNY' });
  language.set('en');
  expect(anAppearance(storage).appearance.look().money).toBe('CNY');
});

it.each([
  ['true', 'night'],
  ['1', 'night'],
  ['false', 'day'],
  ['day', 'day'],
])('reads a night mode of %s as %s', (text, theme) => {
  aSystem(theme === 'night' ? 'day' : 'night');
  const storage = memoryStorage();
  storage.set('night_mode', text);
  expect(anAppearance(storage).appearance.look().theme).toBe(theme);
});

it('survives any garbage in storage', () => {
  aSystem('night');
  fc.assert(
    fc.property(fc.string(), fc.json(), (nightMode, look) => {
      const storage = memoryStorage();
      storage.set('night_mode', nightMode);
      storage.set('tf.look', `{"v":7,"value":${look}}`);
      const { theme, rise, density } = anAppearance(storage).appearance.look();
      expect([theme, rise, density].every(Boolean)).toBe(true);
    }),
    { numRuns: 50 },
  );
});

it('listens to nothing after it was stopped', () => {
  const system = aSystem('night');
  const { stop } = anAppearance();
  expect(system.listeners.size).toBe(1);
  stop();
  expect(system.listeners.size).toBe(0);
});
