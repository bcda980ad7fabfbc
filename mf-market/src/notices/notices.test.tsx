import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asId, asInstant, listNews, type NewsItem, readNews } from '@tradefloor/contract';
import { fakePlatform } from '@tradefloor/platform/fake';
import { shown } from '../testing/shown';

const aNotice = (id: number): NewsItem => ({
  id: asId(String(id)),
  title: `Notice ${id}`,
  abstract: '',
  thumbnail: null,
  updatedAt: asInstant(Date.UTC(2026, 10, 20)),
});

const aPage = (...ids: number[]) => ({ rows: ids.map(aNotice), total: null });

/** As the shell moves on within an area. */
const goTo = (path: string) =>
  act(async () => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

it('lists titles and days, and loads more until there is no more', async () => {
  const platform = fakePlatform();
  platform.answer(listNews, ({ page }) => (page === 1 ? aPage(1, 2) : page === 2 ? aPage(3) : aPage()));
  await shown('/noticeList', platform);
  expect(await screen.findByRole('link', { name: /Notice 2 11\/20\/2026/ })).toHaveAttribute(
    'href',
    '/components/noticeDetail?id=2',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Notice 3')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('No more')).toBeVisible();
});

it('keeps what is listed when the next page does not come, and asks for it again', async () => {
  const platform = fakePlatform();
  let isDown = true;
  platform.answer(listNews, ({ page }) => {
    if (page === 1) return aPage(1, 2);
    if (isDown) throw new Error('down');
    return page === 2 ? aPage(3) : aPage();
  });
  await shown('/noticeList', platform);
  const more = await screen.findByRole('button', { name: 'Load more' });
  await userEvent.click(more);
  await waitFor(() => expect(more).toHaveAttribute('aria-busy', 'true'));
  await waitFor(() => expect(more).not.toHaveAttribute('aria-busy', 'true'), { timeout: 4_000 });
  expect(screen.getByText('Notice 1')).toBeVisible();
  expect(screen.getByText('The news could not be loaded')).toBeVisible();
  isDown = false;
  await userEvent.click(more);
  expect(await screen.findByText('Notice 3')).toBeVisible();
});

it('lists a notice once where the server knows no pages', async () => {
  const platform = fakePlatform();
  platform.answer(listNews, aPage(1, 2));
  await shown('/noticeList', platform);
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('No more')).toBeVisible();
  expect(screen.getAllByText('Notice 1')).toHaveLength(1);
});

it('shows a notice, and nothing that its HTML would run', async () => {
  const platform = fakePlatform();
  platform.answer(readNews, {
    ...aNotice(4),
    abstract: 'In short',
    content: '<p>In <b>full</b></p><img src=x onerror="window.broken = true"><script>window.broken = true</script>',
  });
  await shown('/components/noticeDetail?id=4', platform);
  expect(await screen.findByRole('heading', { name: 'Notice 4' })).toBeVisible();
  expect(screen.getByText('In short')).toBeVisible();
  expect(await screen.findByText('full')).toBeVisible();
  expect(document.querySelector('script, [onerror]')).toBeNull();
});

it('names the tab after the notice, in each language again, and gives the name back', async () => {
  const platform = fakePlatform();
  platform.answer(readNews, { ...aNotice(4), content: '' });
  document.title = 'Notice · Tradefloor';
  await shown('/components/noticeDetail?id=4', platform);
  await waitFor(() => expect(document.title).toBe('Notice 4 · Tradefloor'));
  // As the shell does.
  document.title = 'Aviso · Tradefloor';
  await act(async () => platform.language.set('spa'));
  await waitFor(() => expect(document.title).toBe('Notice 4 · Tradefloor'));
  platform.answer(listNews, aPage());
  await goTo('/noticeList');
  await waitFor(() => expect(document.title).toBe('Aviso · Tradefloor'));
});

it('leaves the title of another screen alone', async () => {
  const platform = fakePlatform();
  platform.answer(readNews, { ...aNotice(4), content: '' });
  platform.answer(listNews, aPage());
  await shown('/components/noticeDetail?id=4', platform);
  await waitFor(() => expect(document.title).toBe('Notice 4 · Tradefloor'));
  document.title = 'Announcements · Tradefloor';
  await goTo('/noticeList');
  expect(await screen.findByRole('heading', { name: 'Announcements' })).toBeVisible();
  expect(document.title).toBe('Announcements · Tradefloor');
});

it('says so when the notice is no longer there, and does not ask to try again', async () => {
  const platform = fakePlatform();
  platform.fail(readNews, 'This article does not exist.');
  await shown('/components/noticeDetail?id=4', platform);
  expect(await screen.findByText('This article does not exist', {}, { timeout: 4_000 })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'All announcements' })).toBeVisible();
});

it('asks to try again where the server had too many calls, and not whether there is such an article', async () => {
  const platform = fakePlatform();
  platform.fail(readNews, 'Too many requests. Try again in 3 s.', 'refused', 429);
  await shown('/components/noticeDetail?id=4', platform);
  expect(await screen.findByText('Too many requests. Try again in 3 s.', {}, { timeout: 4_000 })).toBeVisible();
  expect(screen.queryByText('This article does not exist')).toBeNull();
  platform.answer(readNews, { ...aNotice(4), content: '' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Notice 4' })).toBeVisible();
});

it('says so when no notice is named', async () => {
  await shown('/components/noticeDetail', fakePlatform());
  expect(await screen.findByText('This article does not exist')).toBeVisible();
});

it('lists another column by its address, each by itself', async () => {
  const platform = fakePlatform();
  platform.answer(listNews, ({ column, page }) => (page === 1 ? aPage(column === 'help' ? 7 : 8) : aPage()));
  await shown('/noticeList?column=help', platform);
  expect(screen.getByRole('heading', { level: 1, name: 'Help' })).toBeInTheDocument();
  expect(await screen.findByText('Notice 7')).toBeVisible();
  await goTo('/noticeList?column=nothing');
  expect(screen.getByRole('heading', { level: 1, name: 'Announcements' })).toBeInTheDocument();
  expect(await screen.findByText('Notice 8')).toBeVisible();
  expect(screen.queryByText('Notice 7')).not.toBeInTheDocument();
});
