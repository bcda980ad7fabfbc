import { act, screen } from '@testing-library/react';
import { currencyDetail } from '@tradefloor/contract';
import { resyncTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aQuote } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { CurrencyInfo } from './currency-info';

const WORDS = { en: 'Digital gold.', spa: 'Oro digital.' } as const;

it('is in the language that is on, its steps as numbers are written there', async () => {
  const platform = fakePlatform();
  const said = () => WORDS[platform.language.code() === 'spa' ? 'spa' : 'en'];
  platform.answer(currencyDetail, () => currencyDetail.answer.decode({ name: 'Bitcoin', desc: said() }));
  drawn(platform, <CurrencyInfo pair={aQuote('BTC/USDT', { amountScale: 6 })} />);
  expect(await screen.findByText(WORDS.en)).toBeInTheDocument();
  expect(screen.getByText('0.01 USDT')).toBeInTheDocument();
  act(() => platform.language.set('spa'));
  expect(await screen.findByText(WORDS.spa)).toBeInTheDocument();
  expect(screen.getByText('0,01 USDT')).toBeInTheDocument();
  expect(screen.getByText('0,000001 BTC')).toBeInTheDocument();
});

it('is there when the exchange is back that could not say it', async () => {
  const platform = fakePlatform();
  platform.fail(currencyDetail, '', 'unreachable');
  drawn(platform, <CurrencyInfo pair={aQuote('BTC/USDT')} />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  platform.answer(currencyDetail, currencyDetail.answer.decode({ name: 'Bitcoin', desc: WORDS.en }));
  act(() => platform.drive(resyncTopic, { at: 1 }));
  expect(await screen.findByText(WORDS.en)).toBeInTheDocument();
});
