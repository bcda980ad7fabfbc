import { fireEvent, render, screen } from '@testing-library/react';
import { StepSlider } from './step-slider';

const slider = () => screen.getByRole('slider', { name: 'Share of the balance' });

test('goes in quarters (spot.slider-steps)', () => {
  const change = jest.fn();
  render(<StepSlider label="Share of the balance" value={0} onChange={change} />);
  fireEvent.change(slider(), { target: { value: '75' } });
  expect(change).toHaveBeenCalledWith(75);
  expect(slider()).toHaveAttribute('step', '25');
});

test('says what was typed exactly, and a press takes the step it shows', () => {
  const change = jest.fn();
  render(<StepSlider label="Share of the balance" value={33.4} onChange={change} />);
  expect(slider()).toHaveAttribute('aria-valuetext', '33%');
  expect(slider()).toHaveValue('25');
  fireEvent.pointerUp(slider());
  expect(change).toHaveBeenCalledWith(25);
});

test.each([
  [130, 'End', 100],
  [130, 'ArrowRight', 100],
  [92, 'PageUp', 100],
  [8, 'Home', 0],
] as const)('at %s percent a press, and %s, take the end that it shows', (value, key, end) => {
  const change = jest.fn();
  render(<StepSlider label="Share of the balance" value={value} onChange={change} />);
  expect(slider()).toHaveValue(String(end));
  fireEvent.pointerUp(slider());
  fireEvent.keyDown(slider(), { key });
  expect(change.mock.calls).toEqual([[end], [end]]);
});

test('on a step that it stands on, keys and presses change nothing', () => {
  const change = jest.fn();
  render(<StepSlider label="Share of the balance" value={100} onChange={change} />);
  fireEvent.pointerUp(slider());
  fireEvent.keyDown(slider(), { key: 'End' });
  expect(change).not.toHaveBeenCalled();
});

test('is disabled when there is nothing to share', () => {
  render(<StepSlider disabled label="Share of the balance" value={0} onChange={jest.fn()} />);
  expect(slider()).toBeDisabled();
});
