import { render, screen } from '@testing-library/react';
import { Stepper } from './stepper';

test('says where the order stands without relying on colour', () => {
  render(
    <Stepper
      label="Progress"
      stateLabels={{ done: 'done', current: 'now', coming: 'to come', failed: 'failed' }}
      steps={[
        { key: 'placed', label: 'Placed', state: 'done', note: '14:02' },
        { key: 'pay', label: 'Pay', state: 'current' },
        { key: 'release', label: 'Release', state: 'coming' },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'Progress' })).toBeInTheDocument();
  const [placed, pay, release] = screen.getAllByRole('listitem');
  expect(placed).toHaveTextContent('Placed done14:02');
  expect(pay).toHaveAttribute('aria-current', 'step');
  expect(release).toHaveTextContent('Release to come');
});
