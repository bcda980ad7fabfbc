import { screen, within } from '@testing-library/react';
import { chartBars, currencyDetail, type PayloadOf, submitMicroOrder } from '@tradefloor/contract';
import { type FakePlatform, fakePlatform } from '@tradefloor/platform/fake';
import { quoted } from '@tradefloor/platform/testing';
import MicroCentre from '../micro-centre/micro-centre';
import { drawn } from './drawn';
import { bitcoin, ether, served } from './micro-server';

type Server = Parameters<typeof served>[1];
export type Shown = FakePlatform & { readonly leave: () => void };

/** The whole screen, of a user whose questions are all answered with yes. */
export function shown(server: Server = {}, options: Parameters<typeof fakePlatform>[0] = {}): Shown {
  const platform = fakePlatform({ answers: true, ...options });
  served(platform, server);
  platform.answer(chartBars, []);
  platform.answer(currencyDetail, { name: 'Bitcoin', description: '' });
  platform.answer(submitMicroOrder, { message: 'The order is placed.', id: '77' });
  const other = { ...ether, key: 'x/y' as never, base: 'XYZ', microOpen: false };
  quoted(platform, bitcoin, ether, other);
  const view = drawn(platform, <MicroCentre />, '/secondDealCenter');
  return Object.assign(platform, { leave: view.unmount });
}

/** As wide as a large screen. */
export function onWideScreen(): void {
  jest.spyOn(window, 'matchMedia').mockImplementation(media => ({
    media,
    matches: true,
    onchange: null,
    addListener: jest.fn(),
    removeListener: jest.fn(),
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
    dispatchEvent: () => false,
  }));
}

export const form = () => within(screen.getByRole('region', { name: 'Trade' }));
export const orders = () => within(screen.getByRole('region', { name: 'Orders' }));
export const up = () => form().findByRole('button', { name: 'Up' });
export const placed = (platform: Shown): readonly PayloadOf<typeof submitMicroOrder>[] =>
  platform.payloadsOf(submitMicroOrder);
export const told = (platform: Shown) => platform.notices.map(({ text }) => text);
