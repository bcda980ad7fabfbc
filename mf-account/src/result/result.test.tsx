import { screen } from '@testing-library/react';
import { outcomeState } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { drawn } from '../testing/drawn';
import ResultPage from './result-page';

const steps = () => screen.getAllByRole('listitem').map(item => item.getAttribute('aria-current'));
const hrefs = () => screen.getAllByRole('link').map(link => link.getAttribute('href'));

const deposited = outcomeState({
  language: 'zh',
  title: '充值申请已提交',
  text: '交易所将与链上核对，<b>并为您</b>入账。',
  steps: ['已提交', '核对中', '已入账'],
  next: [
    { to: '/account/coinRecord', label: '充提记录' },
    { to: '/new_account/finance', label: '查看资产' },
  ],
});

it('says what happened in the words it was given, what runs now, and where to go', () => {
  drawn(fakePlatform(), <ResultPage />, { pathname: '/success', search: '?of=deposit', state: deposited });
  expect(screen.getByRole('heading', { level: 1, name: '充值申请已提交' })).toBeVisible();
  // As text, and in the language that it was said in, whatever the page's own is.
  expect(screen.getByText(/<b>并为您<\/b>/).closest('[lang]')).toHaveAttribute('lang', 'zh-Hans-CN');
  expect(steps()).toEqual([null, 'step', null]);
  expect(hrefs()).toEqual(['/account/coinRecord', '/new_account/finance']);
});

it.each(['/success', '/success?of=deposit', '/success?of=toString', '/success?of=&title=Pay'])(
  'says no more than it knows at %s',
  path => {
    drawn(fakePlatform(), <ResultPage />, path);
    expect(screen.getByRole('heading', { name: 'Request received' })).toBeVisible();
    expect(hrefs()).toEqual(['/']);
  },
);

it('leads a guest whose words are lost to log in, and back to where they were', () => {
  drawn(fakePlatform({ session: { kind: 'guest' } }), <ResultPage />, '/success?of=register&back=%2Ffinance');
  expect(hrefs()).toEqual(['/components/login?back=%2Ffinance', '/']);
});
