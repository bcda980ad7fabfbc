import { QueryClient } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { LOCALES } from '@tradefloor/money';
import type { Platform } from '@tradefloor/platform';
import { PlatformProvider } from '@tradefloor/platform/react';
import { createInstance, type i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type InitialEntry, MemoryRouter } from 'react-router-dom';
import { allLateCode } from '../later/late-code';
import { QueriesContext } from '../query/queries';
import { type Bundle, READING } from '../texts/texts';

type LanguageCode = ReturnType<Platform['language']['code']>;
/** `code => jest.requireActual(`../locales/${code}.json`)`: a test draws at once, so texts may not be waited for. */
export type TextsAtOnce = (code: LanguageCode) => Bundle;

const ownTexts: TextsAtOnce = code => jest.requireActual<Bundle>(`../locales/${code}.json`);

// A test draws at once: what comes after a screen's first paint is there before.
beforeAll(() => allLateCode());

export type Drawn = RenderResult & { readonly again: (panel: ReactNode) => void };

/** Draws one panel or screen in what its area draws it in, in the language of the platform, at an address. */
export function drawnWith(...rooms: readonly TextsAtOnce[]) {
  return (platform: Platform, panel: ReactNode, address: InitialEntry = '/'): Drawn => {
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
    const texts = spoken([ownTexts, ...rooms], platform.language.code());
    const around = (shown: ReactNode) => (
      <PlatformProvider platform={platform}>
        <I18nextProvider i18n={texts}>
          <QueriesContext value={{ client: queries }}>
            <MemoryRouter initialEntries={[address]}>{shown}</MemoryRouter>
          </QueriesContext>
        </I18nextProvider>
      </PlatformProvider>
    );
    const result = render(around(panel));
    return { ...result, again: next => result.rerender(around(next)) };
  };
}

function spoken(rooms: readonly TextsAtOnce[], code: LanguageCode): i18n {
  const instance = createInstance();
  const bundle = Object.assign({}, ...rooms.map(room => room(code))) as Bundle;
  void instance.init({
    ...READING,
    lng: LOCALES[code],
    resources: { [LOCALES[code]]: { [READING.defaultNS]: bundle } },
    initAsync: false,
  });
  return instance;
}
