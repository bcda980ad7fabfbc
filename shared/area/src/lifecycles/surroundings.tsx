import type { Platform } from '@tradefloor/platform';
import { PlatformProvider } from '@tradefloor/platform/react';
import type { i18n } from 'i18next';
import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { type Queries, QueriesContext } from '../query/queries';

interface SurroundingsProps {
  /** What it is drawn into. */
  readonly element: HTMLElement;
  readonly platform: Platform;
  readonly texts: i18n;
  readonly queries: Queries;
  readonly children: ReactNode;
}

/** What every area and part is drawn in: all of it the build's own, made anew for each mount. */
export function Surroundings({ element, platform, texts, queries, children }: SurroundingsProps) {
  return (
    <PlatformProvider platform={platform}>
      <I18nextProvider i18n={texts}>
        <Spoken element={element} />
        <QueriesContext value={queries}>
          <Suspense fallback={null}>{children}</Suspense>
        </QueriesContext>
      </I18nextProvider>
    </PlatformProvider>
  );
}

/** Says in what language it speaks, which is the page's a moment later than the page: texts are fetched first. */
function Spoken({ element }: { readonly element: HTMLElement }) {
  const { language } = useTranslation().i18n;
  useLayoutEffect(() => element.setAttribute('lang', language), [element, language]);
  return null;
}
