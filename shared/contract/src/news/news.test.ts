import { listNews } from './news';

test('columns by their number (market.news-columns)', () => {
  const columns = [3, 5, 9, 10, 19, 21, 25].map(c_id => listNews.payload.decode({ c_id }).column);
  expect(columns).toEqual(['home-banner', 'notices', 'help', 'about', 'fees-and-rules', 'agreements', 'features']);
});
