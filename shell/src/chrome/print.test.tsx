/// <reference types="node" />
import { act, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aLabel, aRoute } from './testing/builders';
import { chromeOnPage, takeAway } from './testing/chrome-on-page';

const SHEET = readFileSync(join(__dirname, '../../../shared/ui/src/tokens/print.css'), 'utf8');

afterEach(takeAway);

it('prints the page, without what is around it', async () => {
  const { chrome } = await chromeOnPage();
  act(() => chrome.showRoute(aRoute({ frame: 'account', title: aLabel('Account settings') })));
  const plain = SHEET.replaceAll(/\/\*[^]*?\*\//g, '');
  const [, unprinted = ''] = /([^{}]+)\{\s*display: none !important/.exec(plain) ?? [];
  const isPrinted = (element: Element) => element.closest(unprinted) === null;
  for (const role of ['banner', 'contentinfo', 'navigation', 'status'])
    for (const element of screen.getAllByRole(role)) expect([role, isPrinted(element)]).toEqual([role, false]);
  expect(isPrinted(screen.getByRole('main'))).toBe(true);
  expect(isPrinted(chrome.slot)).toBe(true);
});
