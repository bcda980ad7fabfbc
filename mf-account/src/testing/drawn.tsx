import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult, screen } from '@testing-library/react';
import type { Platform } from '@tradefloor/platform';
import { PlatformProvider } from '@tradefloor/platform/react';
import { createInstance, type i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';

/** One screen at an address, in the language of the platform. */
export function drawn(platform: Platform, screen: ReactNode, path = '/'): RenderResult {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  return render(
    <PlatformProvider platform={platform}>
      <I18nextProvider i18n={textsIn(platform.language.code())}>
        <QueryClientProvider client={queries}>
          <MemoryRouter initialEntries={[path]}>{screen}</MemoryRouter>
        </QueryClientProvider>
      </I18nextProvider>
    </PlatformProvider>,
  );
}

export function textsIn(code: string): i18n {
  const instance = createInstance();
  void instance.init({
    lng: code,
    resources: { [code]: { area: jest.requireActual<Readonly<Record<string, string>>>(`../locales/${code}.json`) } },
    defaultNS: 'area',
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return instance;
}

/** What is typed into: a choice or a form may have the same name. */
const TYPED_INTO = { selector: 'input:not([type="radio"])' };
export const field = (name: string) => screen.getByLabelText(name, TYPED_INTO);
export const findField = (name: string) => screen.findByLabelText(name, TYPED_INTO);
