import { Page } from '@tradefloor/area/page';
import { userTopic, ways } from '@tradefloor/platform';
import { useTopic } from '@tradefloor/platform/react';
import { Link } from '@tradefloor/area/link';
import { EmptyState } from '@tradefloor/ui';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from './loading';

/** Nothing of it is asked for before it is known who looks: whoever is no operator finds what is at any odd address. */
export function ForOperators({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const user = useTopic(userTopic) ?? null;
  if (user === null) return <Loading />;
  if (user.isOperator) return children;
  return (
    <Page title={t('nothing.title')}>
      <EmptyState
        icon={<SearchX size={32} aria-hidden />}
        title={t('nothing.text')}
        action={<Link to={ways.home()}>{t('nothing.home')}</Link>}
      />
    </Page>
  );
}
