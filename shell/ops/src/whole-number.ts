import { Refusal } from './refusal';

export function wholeNumber(value: string | null, option: string): number | null {
  if (value === null) return null;
  if (!/^\d{1,9}$/.test(value)) {
    throw new Refusal('usage', `${option} takes a whole number, not "${value}".`);
  }
  return Number(value);
}
