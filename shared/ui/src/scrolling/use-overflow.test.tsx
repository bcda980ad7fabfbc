import { act, render, screen } from '@testing-library/react';
import { Panel } from '../panel/panel';
import { tellSizes } from '../testing/told-sizes';

beforeEach(tellSizes);

function withHeights(scrollHeight: number, clientHeight: number) {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(clientHeight);
}
afterEach(() => jest.restoreAllMocks());

test('what scrolls is a stop for the keyboard, what does not is none', async () => {
  withHeights(100, 100);
  const draw = (rows: readonly string[]) => (
    <Panel label="Trades">
      {rows.map(row => (
        <p key={row}>{row}</p>
      ))}
    </Panel>
  );
  const { rerender } = render(draw(['1']));
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  withHeights(400, 100);
  rerender(draw(['1', '2']));
  await act(async () => undefined);
  expect(screen.getByRole('group', { name: 'Trades' })).toHaveAttribute('tabindex', '0');
});
