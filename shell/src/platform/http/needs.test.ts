import { browserClock } from '../clock';
import { actOnNeeds, NEEDS_MS } from './needs';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('says it once and leads once, however many calls met it (wire.needs-first)', () => {
  const navigate = jest.fn(() => Promise.resolve(true));
  const notify = jest.fn();
  const act = actOnNeeds({ clock: browserClock, navigate, notify, here: () => '/' });
  act('payment-details-needed', 'payment method needed first');
  act('payment-details-needed', 'payment method needed first');
  expect(notify.mock.calls).toEqual([[{ kind: 'warning', text: 'payment method needed first' }]]);
  jest.advanceTimersByTime(NEEDS_MS - 1);
  expect(navigate).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(navigate.mock.calls).toEqual([['/userSetting']]);
  act('identity-needed', 'real name required');
  jest.advanceTimersByTime(NEEDS_MS);
  expect(navigate).toHaveBeenLastCalledWith('/authentication');
});

it('takes along where it was met, whatever the user opens meanwhile (wire.kept-on-the-way)', () => {
  const navigate = jest.fn(() => Promise.resolve(true));
  let place = '/dealCenter?symbol=BTC%2FUSDT';
  const act = actOnNeeds({ clock: browserClock, navigate, notify: jest.fn(), here: () => place });
  act('identity-needed', 'real name required');
  place = '/quotation';
  jest.advanceTimersByTime(NEEDS_MS);
  expect(navigate.mock.calls).toEqual([['/authentication?back=%2FdealCenter%3Fsymbol%3DBTC%252FUSDT']]);
});

it('leads there without a notice that says nothing', () => {
  const navigate = jest.fn(() => Promise.resolve(true));
  const notify = jest.fn();
  actOnNeeds({ clock: browserClock, navigate, notify, here: () => '/' })('identity-needed', '');
  jest.advanceTimersByTime(NEEDS_MS);
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(notify).not.toHaveBeenCalled();
});
