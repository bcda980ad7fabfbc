import { amount, price } from '@tradefloor/money';
import {
  asId,
  asInstant,
  chartBars,
  customerService,
  placeOrder,
  qrcode,
  signIn,
  stakingOverview,
  takeAdvert,
} from './index';
import { readEnvelope, readFailure, writeEnvelope } from './envelope';
import { signOut } from './ext';

describe('success', () => {
  test('is type ok, in JSON or its text', () => {
    const read = { kind: 'ok', answer: { message: 'Placed', id: '7' }, message: 'Placed' };
    expect(readEnvelope(placeOrder, { type: 'ok', message: 'Placed', id: 7 })).toEqual(read);
    expect(readEnvelope(placeOrder, '{"type":"ok","message":"Placed","id":"7"}')).toEqual(read);
  });

  test('is code 1 for charts (wire.answer-types)', () => {
    const bar = { time: 1_700_000_000, open: 1, high: '2', low: 0.5, close: 1.5, volume: 1e-7 };
    expect(readEnvelope(chartBars, { code: 1, data: [bar] })).toMatchObject({
      kind: 'ok',
      answer: [{ time: 1_700_000_000_000, open: '1', volume: '0.0000001' }],
    });
  });

  test('may come without an envelope where something is only read', () => {
    expect(readEnvelope(customerService, 'https://help.example/')).toMatchObject({ answer: 'https://help.example/' });
    expect(readEnvelope(stakingOverview, { list: [], count: '2' })).toMatchObject({
      kind: 'ok',
      answer: { orders: 2 },
    });
  });

  test('never tells a token as a message to show', () => {
    expect(readEnvelope(signIn, { type: 'ok', message: 'T0K' })).toEqual({
      kind: 'ok',
      answer: { kind: 'signed-in', token: 'T0K' },
      message: null,
    });
  });

  test('has its text one deeper where an advert is taken', () => {
    const body = { type: 'ok', message: { msg: 'Taken', id: 5 } };
    expect(readEnvelope(takeAdvert, body)).toMatchObject({ answer: { message: 'Taken', id: '5' }, message: 'Taken' });
    expect(writeEnvelope(takeAdvert, { kind: 'ok', answer: { message: 'Taken', id: '5' }, message: null })).toEqual({
      type: 'ok',
      message: { msg: 'Taken', id: '5' },
    });
  });

  test('is found in the other place when the right one is missing', () => {
    expect(readEnvelope(customerService, { type: 'ok', data: '/help' })).toMatchObject({ answer: '/help' });
    const overview = { list: [], count: 2, total_money: 5 };
    for (const body of [overview, { data: overview }, { message: overview }, { message: '', data: overview }])
      expect(readEnvelope(stakingOverview, { type: 'ok', ...body })).toMatchObject({
        answer: { orders: 2, totalIncome: '5' },
      });
    expect(readEnvelope(placeOrder, { type: 'ok', message: 'Placed', data: { id: 7, message: '' } })).toMatchObject({
      answer: { id: '7', message: 'Placed' },
    });
  });
});

describe('refusals', () => {
  const needs = [
    ['payment-details-needed', 997],
    ['identity-needed', 998],
    ['session-over', 999],
  ] as const;
  test.each(needs)('%s is %s, as a number or as text (wire.answer-types)', (kind, type) => {
    const read = { kind, message: 'No' } as const;
    expect(readEnvelope(placeOrder, { type, message: 'No' })).toEqual(read);
    expect(readEnvelope(placeOrder, { type: String(type), message: 'No' })).toEqual(read);
    expect(writeEnvelope(placeOrder, read)).toEqual({
      type,
      message: 'No',
    });
  });

  test('any other type shows its message', () => {
    const read = { kind: 'refused', message: 'Balance insufficient', wireType: 'error' };
    expect(readEnvelope(placeOrder, { type: 'error', message: 'Balance insufficient' })).toEqual(read);
    expect(readEnvelope(chartBars, { code: 0, message: { msg: 'Gone' } })).toEqual({
      kind: 'refused',
      message: 'Gone',
      wireType: '0',
    });
  });

  test.each([
    ['Balance insufficient', 'Balance insufficient'],
    [['Balance insufficient', 'Price too low'], 'Balance insufficient'],
    [{ number: ['Balance insufficient'], price: ['Price too low'] }, 'Balance insufficient'],
    [{ msg: 'Balance insufficient', code: 7 }, 'Balance insufficient'],
    [{ code: '', msg: ['Balance insufficient'] }, 'Balance insufficient'],
    [[], ''],
    [{}, ''],
    [null, ''],
    [undefined, ''],
  ])('whose message is %j says %j', (message, said) => {
    expect(readEnvelope(placeOrder, { type: 'error', message })).toMatchObject({ kind: 'refused', message: said });
    expect(readEnvelope(placeOrder, { type: 998, message })).toEqual({ kind: 'identity-needed', message: said });
  });

  test('under a failed status need no type, and nothing there is an answer (wire.failed-words)', () => {
    expect(readFailure(placeOrder, { message: 'Too Many Attempts.' })).toEqual({
      kind: 'refused',
      message: 'Too Many Attempts.',
      wireType: '',
    });
    expect(readFailure(placeOrder, '{"type":999,"message":"Over"}')).toEqual({ kind: 'session-over', message: 'Over' });
    for (const body of [{ list: [], count: 0 }, { type: 'ok', message: 'Placed' }, { message: [] }, [], null, '<html>'])
      expect(readFailure(stakingOverview, body)).toMatchObject({ kind: 'malformed' });
  });

  test('a refusal may come where bytes were asked for', () => {
    expect(readEnvelope(qrcode, { type: 'error', message: 'No' })).toMatchObject({ kind: 'refused' });
    expect(readEnvelope(qrcode, '{"type":999,"message":"Over"}')).toMatchObject({ kind: 'session-over' });
    const png = new Blob(['x'], { type: 'image/png' });
    expect(readEnvelope(qrcode, png)).toEqual({ kind: 'ok', answer: png, message: null });
  });
});

describe('what is not the contract', () => {
  test.each([
    ['a page', '<html><body>502 Bad Gateway</body></html>'],
    ['nothing', ''],
    ['null', null],
    ['bare text', 'Bad Gateway'],
    ['an error of a proxy', { statusCode: 404, error: 'Not Found', message: 'Route not found' }],
    ['an object without a type', { message: 'fine' }],
  ])('%s is never success of a call that does something', (_, body) => {
    expect(readEnvelope(placeOrder, body)).toMatchObject({ kind: 'malformed' });
    expect(readEnvelope(signOut, body)).toMatchObject({ kind: 'malformed' });
  });

  test('a page is no customer-service address', () => {
    expect(readEnvelope(customerService, ' <!doctype html>')).toMatchObject({ kind: 'malformed' });
    expect(readEnvelope(customerService, { statusCode: 404, error: 'Not Found' })).toMatchObject({ kind: 'malformed' });
  });

  test('the field that does not fit is named, and its value is not', () => {
    const bar = { time: 1_700_000_000, open: 'secret', high: 1, low: 1, close: 1 };
    expect(readEnvelope(chartBars, { code: 1, data: [bar] })).toEqual({
      kind: 'malformed',
      detail: 'chartBars: 0.open: not-a-number',
    });
  });
});

test('the three places of an answer', () => {
  const [open, high, low, close] = [price('1'), price('3'), price('0.5'), price('2')];
  const candle = { time: asInstant(1_700_000_000_000), open, high, low, close, volume: amount('0') };
  expect(writeEnvelope(chartBars, { kind: 'ok', answer: [candle], message: null })).toMatchObject({
    type: 'ok',
    code: 1,
    data: [{ id: 1_700_000_000, time: 1_700_000_000_000, open: '1' }],
  });
  expect(writeEnvelope(customerService, { kind: 'ok', answer: '/help', message: null })).toEqual({
    type: 'ok',
    message: '/help',
  });
  expect(
    writeEnvelope(placeOrder, { kind: 'ok', answer: { message: 'Placed', id: asId('7') }, message: null }),
  ).toEqual({
    type: 'ok',
    message: 'Placed',
    id: '7',
  });
});
