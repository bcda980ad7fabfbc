/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/dom';
import { ifStillThere, nothingHasFocus } from './if-still-there';

function aPage() {
  document.body.innerHTML = '<input name="first"><input name="second"><button>Save</button>';
  const [first, second] = document.querySelectorAll('input');
  const button = document.querySelector('button');
  if (!first || !second || !button) throw new Error('The page is not drawn');
  return { first, second, button };
}

describe('look.focus-follows-press', () => {
  it('is moved for who waits where the press was', () => {
    const { button } = aPage();
    button.focus();
    expect(ifStillThere()()).toBe(true);
  });

  it('stays with who has gone on', () => {
    const { button, second } = aPage();
    button.focus();
    const isStillThere = ifStillThere();
    second.focus();
    expect(isStillThere()).toBe(false);
  });

  it('stays with who types on in the field that Enter was pressed in', () => {
    const { first } = aPage();
    first.focus();
    const isStillThere = ifStillThere();
    fireEvent.input(first, { target: { value: 'An' } });
    expect(isStillThere()).toBe(false);
  });

  it('stays with who has left the button for nothing at all', () => {
    const { button } = aPage();
    button.focus();
    const isStillThere = ifStillThere();
    button.blur();
    expect([nothingHasFocus(), isStillThere()]).toEqual([true, false]);
  });

  it('is moved where the press has taken its own control away', () => {
    const { button } = aPage();
    button.focus();
    const isStillThere = ifStillThere();
    button.remove();
    expect([nothingHasFocus(), isStillThere()]).toEqual([true, true]);
  });

  it('is moved where a press gives no focus, as in Safari', () => {
    aPage();
    expect(ifStillThere()()).toBe(true);
  });
});
