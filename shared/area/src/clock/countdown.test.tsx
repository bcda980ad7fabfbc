import { act, screen } from '@testing-library/react';
import { serverClockTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { drawnWith } from '../testing';
import { Countdown } from './countdown';

const NOON = Date.UTC(2026, 10, 22, 12);

beforeEach(() => jest.useFakeTimers({ now: NOON }));
afterEach(() => jest.useRealTimers());

it('goes by the server’s clock, also when that is learnt late', () => {
  const platform = fakePlatform();
  drawnWith()(platform, <Countdown deadline={NOON + 60_000} />);
  expect(screen.getByText('01:00')).toBeInTheDocument();
  act(() => platform.drive(serverClockTopic, { offsetMs: 3_590_000 }));
  expect(screen.getByText('00:00')).toBeInTheDocument();
  act(() => platform.drive(serverClockTopic, { offsetMs: 30_000 }));
  expect(screen.getByText('00:30')).toBeInTheDocument();
});
