/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keptShortcuts } from '../shortcuts/keys';
import { useSlash, wishedForSearch, wishForSearch } from './use-slash';

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

function put(html: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.body.querySelector<HTMLElement>('[autofocus]') ?? document.body;
}

it('acts on the slash, unless somebody types, a dialog lies over it, or the keys are off', async () => {
  const act = jest.fn();
  renderHook(() => useSlash(act));
  await userEvent.keyboard('/');
  expect(act).toHaveBeenCalledTimes(1);
  put('<input autofocus />').focus();
  await userEvent.keyboard('/');
  document.body.replaceChildren();
  put('<div role="dialog"></div>');
  await userEvent.keyboard('/');
  document.body.replaceChildren();
  keptShortcuts.set(false);
  await userEvent.keyboard('/');
  expect(act).toHaveBeenCalledTimes(1);
});

it('acts in the dialog that it belongs to', async () => {
  const act = jest.fn();
  renderHook(() => useSlash(act));
  put('<div role="dialog"><button autofocus></button></div>').focus();
  await userEvent.keyboard('/');
  expect(act).toHaveBeenCalledTimes(1);
});

it('a wish for the search is granted once', () => {
  wishForSearch();
  expect([wishedForSearch(), wishedForSearch()]).toEqual([true, false]);
});
