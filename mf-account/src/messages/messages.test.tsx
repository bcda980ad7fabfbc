import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  asId,
  asInstant,
  type Inbox,
  listMessages,
  type PayloadOf,
  readMessage,
  type UserMessage,
} from '@tradefloor/contract';
import { messageTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { known } from '@tradefloor/platform/testing';
import { shown } from '../testing/shown';
import { countUnread, newerFirst, shownOf } from './inbox';

const aMessage = (id: number, more: Partial<UserMessage> = {}): UserMessage => ({
  id: asId(String(id)),
  title: `Message ${id}`,
  content: `<p>Content <b>${id}</b></p>`,
  isRead: true,
  updatedAt: asInstant(Date.UTC(2026, 10, 20)),
  ...more,
});

const PAGE_ROWS = 100;

/** A server that keeps what was read. */
function withInbox(...messages: UserMessage[]) {
  const platform = fakePlatform();
  const read = new Set<string>();
  const inbox = ({ page = 1 }: PayloadOf<typeof listMessages>): Inbox => {
    const rows = messages.map(message => ({ ...message, isRead: message.isRead || read.has(message.id) }));
    return {
      messages: rows.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS),
      unread: rows.filter(({ isRead }) => !isRead).length,
      total: rows.length,
    };
  };
  platform.answer(listMessages, inbox);
  platform.answer(readMessage, ({ id }) => {
    read.add(id);
    return { message: null, id: null };
  });
  known(platform);
  return { platform, add: (message: UserMessage) => void messages.unshift(message) };
}

it('opens a message, marks it as read, and tells the server once', async () => {
  const { platform } = withInbox(aMessage(2, { isRead: false }), aMessage(1));
  await shown('/account/accountMessage', platform);
  expect(await screen.findByText('1 unread message')).toBeVisible();
  const message = screen.getByRole('button', { name: /Unread: Message 2/, expanded: false });
  await userEvent.click(message);
  expect(await screen.findByText('2', { selector: 'b' })).toBeVisible();
  expect(await screen.findByText('0 unread messages')).toBeVisible();
  const opened = screen.getByRole('button', { name: /^Message 2/, expanded: true });
  await userEvent.click(opened);
  await userEvent.click(opened);
  expect(platform.payloadsOf(readMessage)).toEqual([{ id: '2' }]);
});

it('keeps what is opened among the unread ones on screen while it is read, the next one too', async () => {
  const { platform } = withInbox(aMessage(3, { isRead: false }), aMessage(2, { isRead: false }), aMessage(1));
  await shown('/account/accountMessage', platform);
  await userEvent.click(await screen.findByRole('radio', { name: 'Unread' }));
  // Faster than the first call is answered.
  fireEvent.click(screen.getByRole('button', { name: /Message 3/ }));
  fireEvent.click(screen.getByRole('button', { name: /Message 2/ }));
  expect(await screen.findByText('0 unread messages')).toBeVisible();
  expect(await screen.findByText('3', { selector: 'b' })).toBeVisible();
  expect(await screen.findByText('2', { selector: 'b' })).toBeVisible();
  expect(platform.payloadsOf(readMessage)).toEqual([{ id: '3' }, { id: '2' }]);
  await userEvent.click(screen.getByRole('radio', { name: 'All' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Unread' }));
  expect(await screen.findByText('No unread messages')).toBeVisible();
});

it('runs nothing of what stands in a message', async () => {
  const { platform } = withInbox(
    aMessage(1, { content: '<img src=x onerror="window.broken=1"><script>1</script>in <b>full</b>' }),
  );
  await shown('/account/accountMessage', platform);
  await userEvent.click(await screen.findByRole('button', { name: /Message 1/ }));
  expect(await screen.findByText('full')).toBeVisible();
  expect(document.querySelector('script, [onerror]')).toBeNull();
});

it('shows a message that arrives, and only the unread ones where that is asked', async () => {
  const { platform, add } = withInbox(aMessage(1));
  await shown('/account/accountMessage', platform);
  await screen.findByText('Message 1');
  add(aMessage(2, { isRead: false }));
  act(() => platform.drive(messageTopic, aMessage(2, { isRead: false })));
  expect(await screen.findByText('Message 2')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Unread' }));
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('No unread messages')).toBeVisible();
});

describe('more messages than the server lists at once', () => {
  const many = (...unread: readonly number[]) =>
    Array.from({ length: 130 }, (_, at) =>
      aMessage(130 - at, {
        isRead: !unread.includes(130 - at),
        updatedAt: asInstant(Date.UTC(2026, 10, 20) - at * 60_000),
      }),
    );
  const more = async () => userEvent.click(await screen.findByRole('button', { name: 'Load more' }));

  it('are all reached, some more with each press', async () => {
    const { platform } = withInbox(...many());
    await shown('/account/accountMessage', platform);
    for (const rows of [20, 40, 60, 80, 100, 120]) {
      await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(rows));
      await more();
    }
    expect(await screen.findByText('Message 1')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(130);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('are not said to hold none that is unread before all were looked at', async () => {
    const { platform } = withInbox(...many(2));
    await shown('/account/accountMessage', platform);
    await userEvent.click(await screen.findByRole('radio', { name: 'Unread' }));
    expect(screen.queryByText('No unread messages')).toBeNull();
    await more();
    expect(await screen.findByText('Message 2')).toBeVisible();
  });

  it('are all marked as read, the older ones too', async () => {
    const { platform } = withInbox(...many(130, 2));
    await shown('/account/accountMessage', platform);
    await screen.findByText('Message 130');
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('0 unread messages')).toBeVisible();
    expect(platform.payloadsOf(readMessage)).toEqual([{ id: '130' }, { id: '2' }]);
  });
});

it('lists what a server has that knows no pages', async () => {
  const { platform } = withInbox();
  platform.answer(listMessages, { messages: [aMessage(1)], unread: 0 });
  await shown('/account/accountMessage', platform);
  expect(await screen.findByText('Message 1')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Unread' }));
  expect(await screen.findByText('No unread messages')).toBeVisible();
});

it('says that there are none, and that they did not come', async () => {
  const { platform } = withInbox();
  await shown('/account/accountMessage', platform);
  expect(await screen.findByText('No messages')).toBeVisible();
});

it('stays with what it has when marking fails', async () => {
  const { platform } = withInbox(aMessage(1, { isRead: false }));
  platform.fail(readMessage, 'not now');
  await shown('/account/accountMessage', platform);
  await userEvent.click(await screen.findByRole('button', { name: /Message 1/ }));
  expect(platform.notices).toEqual([{ kind: 'error', text: 'not now', code: 'TF-1010' }]);
  expect(screen.getByRole('button', { name: /Unread: Message 1/ })).toBeVisible();
});

it('forgets the messages of who has gone', async () => {
  const { platform } = withInbox(aMessage(1));
  await shown('/account/accountMessage', platform);
  await screen.findByText('Message 1');
  platform.answer(listMessages, { messages: [aMessage(9)], unread: 0 });
  act(() => platform.become({ kind: 'user', userId: null, account: 'bob@example.com' }));
  expect(await screen.findByText('Message 9')).toBeVisible();
  expect(screen.queryByText('Message 1')).toBeNull();
});

test('a server that only says whether there are any counts as one', () => {
  expect(countUnread({ messages: [aMessage(1)], unread: 1 })).toBe(1);
  expect(countUnread({ messages: [aMessage(1, { isRead: false })], unread: 0 })).toBe(1);
  expect(shownOf([aMessage(1), aMessage(2, { isRead: false })], 'unread').map(({ title }) => title)).toEqual([
    'Message 2',
  ]);
});

it('puts the newest first, in whatever order the server keeps them', () => {
  const on = (day: number) => aMessage(day, { updatedAt: asInstant(Date.UTC(2026, 10, day)) });
  const undated = aMessage(99, { updatedAt: null });
  expect([on(3), undated, on(21), on(12)].toSorted(newerFirst).map(({ id }) => id)).toEqual(['21', '12', '3', '99']);
});
