import { render, screen } from '@testing-library/react';
import { useCurrentInSight } from './use-current-in-sight';

const WAYS = ['market', 'orders', 'publish'];
const WIDTH = 200;

function Strip({ current }: { readonly current: string }) {
  const strip = useCurrentInSight<HTMLElement>(current);
  return (
    <nav ref={strip}>
      {WAYS.map(way => (
        <a key={way} href={`/${way}`} aria-current={way === current ? 'page' : undefined}>
          {way}
        </a>
      ))}
    </nav>
  );
}

beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const scrolled = document.querySelector('nav')?.scrollLeft ?? 0;
    const at = WAYS.indexOf(this.textContent);
    return at < 0 ? new DOMRect(0, 0, WIDTH, 40) : new DOMRect(at * 150 - scrolled, 0, 150, 40);
  });
});
afterEach(() => jest.restoreAllMocks());

it('has the current way in the middle, and goes to the next one', () => {
  const { rerender } = render(<Strip current="publish" />);
  expect(screen.getByRole('navigation').scrollLeft).toBe(275);
  rerender(<Strip current="orders" />);
  expect(screen.getByRole('navigation').scrollLeft).toBe(125);
});
