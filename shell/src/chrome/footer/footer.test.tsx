import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listNews } from '@tradefloor/contract';
import { resyncTopic, serverClockTopic } from '@tradefloor/platform';
import { aRoute } from '../testing/builders';
import { chromeOnPage, takeAway } from '../testing/chrome-on-page';

afterEach(takeAway);

const ARTICLES = { help: ['Deposits', 'Withdrawals'], about: ['Who we are'], 'fees-and-rules': ['Fees'] };
const footer = () => within(screen.getByRole('contentinfo'));

describe('under a page', () => {
  it('stand the articles of help, about and fees, each leading to itself', async () => {
    const { chrome, platform } = await chromeOnPage({ articles: ARTICLES });
    act(() => chrome.showRoute(aRoute()));
    await userEvent.click(await footer().findByRole('link', { name: 'Withdrawals' }));
    expect(platform.went).toEqual(['/noticeDetail?id=2']);
    expect(
      footer()
        .getAllByRole('heading')
        .map(title => title.textContent),
    ).toEqual(['Help', 'About', 'Fees and rules', 'Contact us']);
    expect(footer().getByRole('link', { name: 'Announcements' })).toHaveAttribute('href', '/noticeList');
  });

  it('are six of each column at most, with a way to the others', async () => {
    const help = ['1', '2', '3', '4', '5', '6', '7'].map(number => `Article ${number}`);
    const { chrome } = await chromeOnPage({ articles: { ...ARTICLES, help } });
    act(() => chrome.showRoute(aRoute()));
    expect(await footer().findByRole('link', { name: 'Article 6' })).toBeInTheDocument();
    expect(footer().queryByRole('link', { name: 'Article 7' })).not.toBeInTheDocument();
    expect(footer().getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/noticeList?column=help');
  });

  it('are asked for again in another language', async () => {
    const { chrome, platform } = await chromeOnPage({ articles: ARTICLES });
    act(() => chrome.showRoute(aRoute()));
    await footer().findByRole('link', { name: 'Deposits' });
    await act(async () => platform.language.set('kr'));
    expect(platform.payloadsOf(listNews)).toContainEqual({ column: 'help', language: 'kr' });
  });

  it('say when they could not be loaded, and are tried again', async () => {
    const { chrome, platform } = await chromeOnPage();
    platform.fail(listNews, 'down');
    act(() => chrome.showRoute(aRoute()));
    const [again] = await footer().findAllByRole('button', { name: 'Try again' });
    platform.answer(listNews, { rows: [], total: null });
    if (again !== undefined) await userEvent.click(again);
    expect(await footer().findByText('No articles yet')).toBeInTheDocument();
  });

  it('come by themselves once the exchange is back', async () => {
    const { chrome, platform } = await chromeOnPage();
    platform.fail(listNews, 'down');
    act(() => chrome.showRoute(aRoute()));
    await waitFor(() => expect(footer().getAllByRole('button', { name: 'Try again' })).toHaveLength(3));
    platform.answer(listNews, { rows: [], total: null });
    act(() => platform.drive(resyncTopic, { at: 1 }));
    await waitFor(() => expect(footer().getAllByText('No articles yet')).toHaveLength(3));
    expect(footer().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

describe('under a trading screen', () => {
  it('stands one line: live or not, how late, help, and the time in UTC', async () => {
    const { chrome } = await chromeOnPage({ articles: ARTICLES });
    act(() => chrome.showRoute(aRoute({ look: 'trading' })));
    expect(footer().getByRole('button', { name: 'Live, Latency: 38 ms' })).toHaveTextContent('Live');
    expect(footer().getByText('38 ms')).toBeInTheDocument();
    expect(footer().getByText(/^\d\d:\d\d:\d\d UTC$/)).toBeInTheDocument();
    expect(footer().queryByRole('heading')).not.toBeInTheDocument();
  });

  it('stands the time of the exchange, however wrong this machine’s is (look.server-clock)', async () => {
    const { chrome, platform } = await chromeOnPage({ articles: ARTICLES });
    platform.drive(serverClockTopic, { offsetMs: 3 * 3_600_000 });
    act(() => chrome.showRoute(aRoute({ look: 'trading' })));
    const said = footer().getByText(/UTC$/).textContent;
    const now = Date.now() + 3 * 3_600_000;
    const seconds = [now, now - 1_000, now - 2_000].map(at => `${new Date(at).toISOString().slice(11, 19)} UTC`);
    expect(seconds).toContain(said);
  });
});

describe('under a sign-in page', () => {
  it('each word leads to what is listed under it, also before its first article is known', async () => {
    const { chrome, platform } = await chromeOnPage();
    platform.fail(listNews, 'down');
    act(() => chrome.showRoute(aRoute({ look: 'dark' })));
    const leadsTo = (name: string) => footer().getByRole('link', { name }).getAttribute('href');
    expect(['Help', 'About', 'Fees and rules'].map(leadsTo)).toEqual([
      '/noticeList?column=help',
      '/noticeList?column=about',
      '/noticeList?column=fees-and-rules',
    ]);
  });

  it('stands help and nothing that draws the eye', async () => {
    const { chrome } = await chromeOnPage({ articles: ARTICLES });
    act(() => chrome.showRoute(aRoute({ look: 'dark' })));
    expect(footer().getByRole('link', { name: 'Help' })).toBeInTheDocument();
    expect(footer().queryByText(/UTC/)).not.toBeInTheDocument();
  });
});
