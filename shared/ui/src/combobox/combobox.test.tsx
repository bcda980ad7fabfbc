import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../dialog/dialog';
import { Combobox } from './combobox';
import { type ComboOption, matching } from './filter';

const COUNTRIES: ReadonlyArray<ComboOption<string>> = [
  { value: '44', label: 'United Kingdom', search: '英国', end: '+44' },
  { value: '225', label: "Côte d'Ivoire", search: '科特迪瓦', end: '+225' },
  { value: '86', label: 'China', search: '中国', end: '+86' },
  { value: '1', label: 'United States', search: '美国', end: '+1' },
];

const names = (query: string) => matching(COUNTRIES, query).map(option => option.label);

test('finds by any word, without accents, in another language or by code', () => {
  expect(names('cote')).toEqual(["Côte d'Ivoire"]);
  expect(names('中国')).toEqual(['China']);
  expect(names('+86')).toEqual(['China']);
  expect(names('united st')).toEqual(['United States']);
  expect(names('i')[0]).toBe('United Kingdom');
  expect(names(' ')).toHaveLength(4);
});

function Country() {
  const [country, setCountry] = useState<string | null>('86');
  return <Combobox label="Country" noMatch="None" options={COUNTRIES} value={country} onChange={setCountry} />;
}

const field = () => screen.getByRole('combobox', { name: 'Country' });

test('by keyboard: opens at the chosen one, filters, chooses', async () => {
  render(<Country />);
  await userEvent.tab();
  expect(field()).toHaveValue('China');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: 'China +86', selected: true })).toHaveAttribute(
    'id',
    field().getAttribute('aria-activedescendant'),
  );
  await userEvent.keyboard('united{ArrowDown}{Enter}');
  expect(field()).toHaveValue('United States');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('while a word is composed, its keys are the input method’s', async () => {
  render(<Country />);
  await userEvent.click(field());
  await userEvent.keyboard('united');
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(screen.getByRole('listbox')).toBeVisible();
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(field()).toHaveValue('United Kingdom');
});

test('by pointer, and says so when nothing matches', async () => {
  render(<Country />);
  await userEvent.click(field());
  await userEvent.keyboard('xyz');
  expect(screen.getByRole('listbox', { name: 'Country' })).toHaveTextContent('None');
  await userEvent.clear(field());
  await userEvent.click(screen.getByRole('option', { name: 'United Kingdom +44' }));
  expect(field()).toHaveValue('United Kingdom');
});

test('Escape and leaving keep what was chosen; a dialog around it stays', async () => {
  const change = jest.fn();
  render(
    <Dialog open title="Sign up" closeLabel="Close" onOpenChange={change}>
      <Country />
    </Dialog>,
  );
  await userEvent.click(field());
  await userEvent.keyboard('unit{Escape}');
  expect(field()).toHaveValue('China');
  expect(change).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(change).toHaveBeenCalledWith(false);
});
