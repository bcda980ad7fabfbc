import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Platform } from '@tradefloor/platform';
import { PlatformProvider } from '@tradefloor/platform/react';
import type { i18n } from 'i18next';
import { type ReactNode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';

interface SurroundingsProps {
  readonly platform: Platform;
  readonly texts: i18n;
  readonly queries: QueryClient;
  readonly children: ReactNode;
}

/** What every area and part is drawn in: all of it the build's own, made anew for each mount. */
export function Surroundings({ platform, texts, queries, children }: SurroundingsProps) {
  return (
    <PlatformProvider platform={platform}>
      <I18nextProvider i18n={texts}>
        <QueryClientProvider client={queries}>
          <Suspense fallback={null}>{children}</Suspense>
        </QueryClientProvider>
      </I18nextProvider>
    </PlatformProvider>
  );
}
