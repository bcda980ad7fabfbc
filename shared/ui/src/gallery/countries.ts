import type { ComboOption } from '../combobox/filter';

export const COUNTRIES: ReadonlyArray<ComboOption<string>> = [
  { value: '61', label: 'Australia', end: '+61' },
  { value: '55', label: 'Brazil', end: '+55' },
  { value: '86', label: 'China', search: '中国', end: '+86' },
  { value: '225', label: "Côte d'Ivoire", end: '+225' },
  { value: '33', label: 'France', end: '+33' },
  { value: '49', label: 'Germany', end: '+49' },
  { value: '852', label: 'Hong Kong', search: '香港', end: '+852' },
  { value: '81', label: 'Japan', search: '日本', end: '+81' },
  { value: '82', label: 'Korea', search: '한국', end: '+82' },
  { value: '34', label: 'Spain', search: 'España', end: '+34' },
  { value: '44', label: 'United Kingdom', end: '+44' },
  { value: '1', label: 'United States', end: '+1' },
];
