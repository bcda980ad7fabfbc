import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asId } from '@tradefloor/contract';
import { type DealWord, listDealWords, listUnreadWords, markWordsRead, sayOnDeal } from '@tradefloor/contract/ext';
import { dealWordTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aC2cOrder, aWord } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { DealChat } from './deal-chat';
import { OrderChat } from './order-chat';

const order = aC2cOrder();

function talking(words: DealWord[]) {
  const platform = fakePlatform();
  platform.offer(listDealWords, sayOnDeal, listUnreadWords, markWordsRead);
  platform.answer(listDealWords, () => [...words]);
  platform.answer(listUnreadWords, [{ of: 'c2c-order', dealId: order.id, count: 1 }]);
  platform.answer(markWordsRead, { message: null, id: null });
  return platform;
}
const log = () => screen.findByRole('log', { name: 'Messages with Harbour OTC' });

it('shows what both said as text and nothing more, marks what is new, and tells that it was read', async () => {
  const platform = talking([aWord(1, { by: 'buyer' }), aWord(2, { text: '<a href="https://evil.test">Pay</a>' })]);
  drawn(platform, <OrderChat order={order} />);
  const said = await log();
  expect(await within(said).findByText('<a href="https://evil.test">Pay</a>')).toBeInTheDocument();
  expect(within(said).queryByRole('link')).toBeNull();
  expect(await within(said).findByText('New')).toBeInTheDocument();
  expect(platform.payloadsOf(markWordsRead)).toEqual([{ of: 'c2c-order', id: '7', upTo: '2' }]);
  act(() => platform.drive(dealWordTopic, { of: 'c2c-order', dealId: order.id, word: aWord(3) }));
  expect(await within(said).findByText('Word 3')).toBeInTheDocument();
  act(() => platform.drive(dealWordTopic, { of: 'c2c-order', dealId: asId('8'), word: aWord(4) }));
  expect(within(said).queryByText('Word 4')).toBeNull();
});

it('tells again that it was read, where the server could not hear it, until the chat is left', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const platform = talking([aWord(1)]);
  platform.fail(markWordsRead, '', 'timeout');
  const { unmount } = drawn(platform, <OrderChat order={order} />);
  const times = () => platform.payloadsOf(markWordsRead).length;
  await waitFor(() => expect(times()).toBe(1));
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(times()).toBe(2);
  unmount();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(times()).toBe(2);
  jest.useRealTimers();
});

it('sends by Enter under a key, and what was refused can be sent again', async () => {
  const words: DealWord[] = [];
  const platform = talking(words);
  platform.fail(sayOnDeal, 'Too many tries. Please wait.');
  drawn(platform, <OrderChat order={order} />);
  const field = await screen.findByRole('textbox', { name: 'Write a message' });
  await userEvent.type(field, 'I have paid{Enter}');
  expect(field).toHaveValue('');
  expect(await screen.findByText('Not sent')).toBeInTheDocument();
  platform.answer(sayOnDeal, ({ text = '' }) => {
    words.push(aWord(5, { by: 'buyer', text }));
    return { message: null, id: '5' };
  });
  await userEvent.click(screen.getByRole('button', { name: 'Resend' }));
  // What was said becomes a word of the list, in an element of its own where no key tells that they are one.
  await waitFor(() => expect(screen.queryByText(/Not sent|Sending/)).toBeNull());
  expect(within(await log()).getByText('I have paid')).toBeInTheDocument();
  expect(platform.payloadsOf(sayOnDeal).map(({ text }) => text)).toEqual(['I have paid', 'I have paid']);
});

it('leaves what was said where it is until it is read back, and then once', async () => {
  const words: DealWord[] = [];
  const platform = talking(words);
  platform.answer(sayOnDeal, ({ text = '' }) => {
    words.push(aWord(5, { by: 'buyer', text }));
    return { message: null, id: '5' };
  });
  drawn(platform, <OrderChat order={order} />);
  await log();
  const answers: Array<() => void> = [];
  platform.answer(listDealWords, () => new Promise(resolve => void answers.push(() => resolve([...words]))));
  await userEvent.type(screen.getByRole('textbox', { name: 'Write a message' }), 'I have paid{Enter}');
  await waitFor(() => expect(answers).not.toEqual([]));
  expect(within(await log()).getByText('I have paid')).toBeInTheDocument();
  expect(screen.queryByText('Sending')).toBeNull();
  await act(async () => answers.forEach(answer => answer()));
  expect(within(await log()).getAllByText('I have paid')).toHaveLength(1);
});

it('makes a word of what was on its way where it stands: a new line would be read out once more', async () => {
  const platform = talking([aWord(1)]);
  drawn(platform, <OrderChat order={order} />);
  platform.answer(sayOnDeal, () => new Promise(() => undefined));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Write a message' }), 'I have paid{Enter}');
  const line = within(await log()).getByText('I have paid');
  expect(screen.getByText('Sending')).toBeInTheDocument();
  const key = platform.payloadsOf(sayOnDeal)[0]?.key ?? '';
  const word = aWord(5, { by: 'buyer', text: 'I have paid', key });
  act(() => platform.drive(dealWordTopic, { of: 'c2c-order', dealId: order.id, word }));
  await waitFor(() => expect(screen.queryByText('Sending')).toBeNull());
  expect(within(await log()).getByText('I have paid')).toBe(line);
});

it('asks before what was not sent is left behind, until it is dropped, and shows it when the order is over', async () => {
  const platform = talking([]);
  platform.fail(sayOnDeal, 'Too many tries. Please wait.');
  const { again } = drawn(platform, <OrderChat order={order} />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Write a message' }), 'I have paid{Enter}');
  expect(await screen.findByText('Not sent')).toBeInTheDocument();
  expect(platform.readiness()).toBe('ask');
  again(<OrderChat order={{ ...order, status: 'finished' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(platform.readiness()).toBe('yes');
});

it('holds nothing for words that arrived though their answer was lost', async () => {
  const platform = talking([]);
  platform.fail(sayOnDeal, '', 'timeout');
  drawn(platform, <OrderChat order={order} />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Write a message' }), 'I have paid{Enter}');
  expect(await screen.findByText('Not sent')).toBeInTheDocument();
  const [said] = platform.payloadsOf(sayOnDeal);
  const word = aWord(5, { by: 'buyer', text: 'I have paid', ...(said?.key === undefined ? {} : { key: said.key }) });
  act(() => platform.drive(dealWordTopic, { of: 'c2c-order', dealId: order.id, word }));
  await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
  expect(platform.readiness()).toBe('yes');
});

it('lets nothing be said once the order is over', async () => {
  drawn(talking([aWord(1)]), <OrderChat order={aC2cOrder({ status: 'finished' })} />);
  expect(await screen.findByText('This chat is closed.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('is not there with a server that has no words', () => {
  const { container } = drawn(fakePlatform(), <OrderChat order={order} />);
  expect(container.querySelector('[role=log]')).toBeNull();
});

it('calls an acceptor an acceptor, to the member and to who reads both', async () => {
  const platform = talking([aWord(1, { by: 'seller' }), aWord(2, { by: 'operator' })]);
  const deal = { of: 'acceptor-deal', id: order.id } as const;
  const role = 'buyer';
  drawn(platform, <DealChat deal={deal} role={role} acceptorIs="seller" other="Counter" canSay />);
  const said = within(await screen.findByRole('log', { name: 'Messages with Counter' }));
  expect(await said.findByText('Acceptor')).toBeInTheDocument();
  expect(said.getByText('Support')).toBeInTheDocument();
  expect(said.queryByText('Seller')).toBeNull();
});
