import { fireEvent, render, screen } from '@testing-library/react';
import { tellSizes } from '../testing/told-sizes';
import { Ticker } from './ticker';

beforeEach(tellSizes);

const items = ['BTC/USDT', 'ETH/USDT'].map(key => ({ key, content: <a href={`/dealCenter?symbol=${key}`}>{key}</a> }));
const draw = () => render(<Ticker label="Quotes" items={items} labels={{ pause: 'Pause', play: 'Play' }} />);

function withWidths({ line, viewport }: { readonly line: number; readonly viewport: number }) {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(line);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(viewport);
}
afterEach(() => jest.restoreAllMocks());

test('what fits stands still, and nothing is there to pause', () => {
  withWidths({ line: 200, viewport: 400 });
  draw();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getAllByText('BTC/USDT')).toHaveLength(1);
});

test('what does not fit goes round, heard once, until it is paused', () => {
  withWidths({ line: 800, viewport: 400 });
  const { container } = draw();
  const round = container.querySelector('.round');
  expect(round).toHaveStyle({ animationDuration: '20s', animationPlayState: 'running' });
  expect(screen.getAllByRole('link', { name: 'BTC/USDT' })).toHaveLength(1);
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Quotes' }));
  expect(round).toHaveStyle({ animationPlayState: 'paused' });
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(container.querySelector('.round')).toBeNull();
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
});
