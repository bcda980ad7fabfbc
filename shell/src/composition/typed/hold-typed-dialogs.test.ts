/** @jest-environment jsdom */
import { holdTypedDialogs } from './hold-typed-dialogs';

const held: string[] = [];

beforeAll(() =>
  holdTypedDialogs(document, area => {
    held.push(area);
    return () => void held.splice(held.indexOf(area), 1);
  }),
);

beforeEach(() => {
  document.body.innerHTML = `<main><div data-area="wallet"><input id="page"><div id="place"><div role="dialog">
    <input id="amount" value="1"><textarea id="notes"></textarea><input id="agreed" type="checkbox">
    </div></div></div></main><div role="dialog"><input id="shells"></div>`;
});
afterEach(async () => {
  document.body.innerHTML = '';
  document.dispatchEvent(new Event('focusin'));
  await later();
});

const later = () => new Promise(resolve => setTimeout(resolve));

function type(id: string, value: string): void {
  const field = document.getElementById(id) as HTMLInputElement;
  field.focus();
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('a dialog (shell.typed-dialogs)', () => {
  it('holds for its area while something is typed in it, and not once it is as it was', () => {
    type('amount', '12');
    type('amount', '123');
    type('notes', 'my own');
    expect(held).toEqual(['wallet', 'wallet']);
    type('amount', '1');
    type('notes', '');
    expect(held).toEqual([]);
  });

  it('holds nothing once it is closed', async () => {
    type('amount', '12');
    document.querySelector('[role=dialog]')?.remove();
    await later();
    expect(held).toEqual([]);
  });

  it('holds nothing once its form was sent and emptied', async () => {
    type('notes', 'my own');
    (document.getElementById('notes') as HTMLTextAreaElement).value = '';
    document.getElementById('agreed')?.click();
    await later();
    expect(held).toEqual([]);
  });

  it('holds again after its area was taken away whole', () => {
    type('amount', '12');
    const area = document.querySelector('[data-area]');
    const again = area?.cloneNode(true);
    area?.remove();
    document.querySelector('main')?.append(again ?? '');
    type('amount', '13');
    expect(held).toEqual(['wallet']);
  });

  it('leaves the page’s own forms to their areas, and the shell’s to the shell', () => {
    type('page', '12');
    type('shells', '12');
    type('agreed', 'on');
    expect(held).toEqual([]);
  });
});
