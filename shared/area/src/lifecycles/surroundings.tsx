import type { Platform } from '@tradefloor/platform';
import { PlatformProvider } from '@tradefloor/platform/react';
import type { i18n } from 'i18next';
import { type ReactNode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type Queries, QueriesContext } from '../query/queries';

interface SurroundingsProps {
  readonly platform: Platform;
  readonly texts: i18n;
  readonly queries: Queries;
  readonly children: ReactNode;
}

/** What every area and part is drawn in: all of it the build's own, made anew for each mount. */
export function Surroundings({ platform, texts, queries, children }: SurroundingsProps) {
  return (
    <PlatformProvider platform={platform}>
      <I18nextProvider i18n={texts}>
        <QueriesContext value={queries}>
          <Suspense fallback={null}>{children}</Suspense>
        </QueriesContext>
      </I18nextProvider>
    </PlatformProvider>
  );
}
