import { type AcceptorDeal, asInstant } from '@tradefloor/contract';
import { ACCEPTOR_CONFIRMS_AFTER_MS } from '@tradefloor/money';
import { anAcceptorDeal } from '@tradefloor/platform/testing';
import { actsIn, canAskRuling, confirmsItselfAt, roleIn, stateOf, stepsOf } from './deal-rules';

const NOON = asInstant(Date.UTC(2026, 10, 22, 12));

const aDeal = (more: Partial<AcceptorDeal> = {}) => anAcceptorDeal({ isServing: false, ...more });
const transferred = { transferredAt: NOON };

it('counts a withdrawal down from when it was transferred, and not in a ruling (c2c.acceptor-confirms)', () => {
  expect(confirmsItselfAt(aDeal())).toBeNull();
  expect(confirmsItselfAt(aDeal(transferred))).toBe(NOON + ACCEPTOR_CONFIRMS_AFTER_MS);
  expect(confirmsItselfAt(aDeal({ ...transferred, inRuling: true }))).toBeNull();
  expect(confirmsItselfAt(aDeal({ ...transferred, status: 'confirmed' }))).toBeNull();
});

it.each([
  ['the member of a recharge', { side: 'buy' }, { confirm: false, refuse: false, transfer: false }],
  ['its acceptor', { side: 'buy', isServing: true }, { confirm: true, refuse: true, transfer: false }],
  ['its acceptor in a ruling', { side: 'buy', isServing: true, inRuling: true }, { confirm: true, refuse: false }],
  ['the member of a withdrawal', {}, { confirm: false, refuse: false, transfer: false }],
  ['its acceptor', { isServing: true }, { confirm: false, refuse: true, transfer: true }],
  ['its member once it is transferred', transferred, { confirm: true, refuse: false, transfer: false }],
  ['its acceptor then', { ...transferred, isServing: true }, { confirm: false, refuse: false, transfer: false }],
  ['anybody afterwards', { status: 'confirmed', isServing: true }, { confirm: false, refuse: false, transfer: false }],
] as const)('gives %s what they can do', (_, more, acts) => {
  expect(actsIn(aDeal(more))).toMatchObject(acts);
});

it('knows whose the held coins become', () => {
  expect(roleIn(aDeal({ side: 'buy' }))).toBe('buyer');
  expect(roleIn(aDeal({ side: 'buy', isServing: true }))).toBe('seller');
  expect(roleIn(aDeal())).toBe('seller');
  expect(roleIn(aDeal({ isServing: true }))).toBe('buyer');
});

it('lets a ruling be asked for where payment is claimed (c2c.ruling-asked)', () => {
  expect(canAskRuling(aDeal({ side: 'buy' }))).toBe(true);
  expect(canAskRuling(aDeal())).toBe(false);
  expect(canAskRuling(aDeal(transferred))).toBe(true);
  expect(canAskRuling(aDeal({ ...transferred, status: 'refused' }))).toBe(false);
});

it('shows where it is', () => {
  const at = (more: Partial<AcceptorDeal>) =>
    stepsOf(aDeal(more)).find(({ state }) => state === 'current')?.key ?? null;
  expect([at({}), at(transferred), at({ side: 'buy' }), at({ status: 'confirmed' })]).toEqual([
    'transfer',
    'confirm',
    'confirm',
    null,
  ]);
  expect(stepsOf(aDeal({ status: 'refused' })).at(-1)).toEqual({ key: 'refused', state: 'failed' });
  expect(stateOf(aDeal({ ...transferred, inRuling: true }))).toBe('ruling');
});
