import { act, render, screen } from '@testing-library/react';
import { tellSizes } from '../testing/told-sizes';
import { useCurrentInSight } from './use-current-in-sight';

const WAYS = ['market', 'orders', 'publish'];
const WIDTH = 200;

function Strip({ current, ways = WAYS }: { readonly current: string; readonly ways?: readonly string[] }) {
  const strip = useCurrentInSight<HTMLElement>(current);
  if (ways.length === 0) return null;
  return (
    <nav ref={strip}>
      {ways.map(way => (
        <a key={way} href={`/${way}`} aria-current={way === current ? 'page' : undefined}>
          {way}
        </a>
      ))}
    </nav>
  );
}

beforeEach(tellSizes);
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const scrolled = document.querySelector('nav')?.scrollLeft ?? 0;
    const at = [...(this.parentElement?.children ?? [])].indexOf(this);
    return this.tagName === 'NAV' ? new DOMRect(0, 0, WIDTH, 40) : new DOMRect(at * 150 - scrolled, 0, 150, 40);
  });
});
afterEach(() => jest.restoreAllMocks());

it('has the current way in the middle, and goes to the next one', () => {
  const { rerender } = render(<Strip current="publish" />);
  expect(screen.getByRole('navigation').scrollLeft).toBe(275);
  rerender(<Strip current="orders" />);
  expect(screen.getByRole('navigation').scrollLeft).toBe(125);
});

it('has it in the middle as well where the ways come later, or one more before it', async () => {
  const { rerender } = render(<Strip current="publish" ways={[]} />);
  rerender(<Strip current="publish" />);
  expect(screen.getByRole('navigation').scrollLeft).toBe(275);
  rerender(<Strip current="publish" ways={['match', ...WAYS]} />);
  await act(async () => undefined);
  expect(screen.getByRole('navigation').scrollLeft).toBe(425);
});
