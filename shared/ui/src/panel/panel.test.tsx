import { render, screen } from '@testing-library/react';
import type { Staleness } from '../stale-mark/stale-mark';
import { Panel } from './panel';

const book = (staleness: Staleness) => (
  <Panel label="Order book" stale={{ staleness, text: 'No news for 12 s' }}>
    97,412.56
  </Panel>
);

test('is a named region, and says when what it shows is old', () => {
  const { rerender } = render(book('fresh'));
  expect(screen.getByRole('region', { name: 'Order book' })).not.toHaveTextContent('No news');
  rerender(book('late'));
  expect(screen.getByText('97,412.56')).not.toHaveAttribute('data-stale');
  expect(screen.getByRole('region')).toHaveTextContent('No news for 12 s');
  rerender(book('stale'));
  expect(screen.getByText('97,412.56')).toHaveAttribute('data-stale');
});
