import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Platform } from '@tradefloor/platform';
import { PlatformProvider } from '@tradefloor/platform/react';
import { render, type RenderResult } from '@testing-library/react';
import { createInstance, type i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';

/** One panel in what the area draws it in, in English. */
export function drawn(
  platform: Platform,
  panel: ReactNode,
  address = '/',
): RenderResult & { readonly again: (panel: ReactNode) => void } {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  const texts = english();
  const around = (shown: ReactNode) => (
    <PlatformProvider platform={platform}>
      <I18nextProvider i18n={texts}>
        <QueryClientProvider client={queries}>
          <MemoryRouter initialEntries={[address]}>{shown}</MemoryRouter>
        </QueryClientProvider>
      </I18nextProvider>
    </PlatformProvider>
  );
  const result = render(around(panel));
  return { ...result, again: next => result.rerender(around(next)) };
}

function english(): i18n {
  const instance = createInstance();
  void instance.init({
    lng: 'en',
    resources: { en: { area: jest.requireActual<Readonly<Record<string, string>>>('../locales/en.json') } },
    defaultNS: 'area',
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return instance;
}
