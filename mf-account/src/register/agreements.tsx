import { useAreaQuery } from '@tradefloor/area';
import { Link } from '@tradefloor/area/link';
import { listNews, type NewsPage } from '@tradefloor/contract';
import { LOCALES, ways } from '@tradefloor/platform';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { VisuallyHidden } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import styles from '../entrance/form.module.css';

/** The agreements by name (news column 21), each opening beside the form, which would else be lost. */
export function Agreements() {
  const { t } = useTranslation();
  const { http } = usePlatform();
  const language = useLanguage();
  const { data } = useAreaQuery<NewsPage>({
    queryKey: ['agreements', language],
    queryFn: ({ signal }) => http(listNews, { column: 'agreements', language }, { signal }),
    placeholderData: before => before,
  });
  const agreements = data?.rows ?? [];
  if (agreements.length === 0) return t('register.agreement');
  const written = new Intl.ListFormat(LOCALES[language]).formatToParts(agreements.map((_, at) => String(at)));
  return written.map(({ type, value }) => {
    // oxlint-disable-next-line tradefloor/money-is-no-number -- the number of a tag
    const agreement = type === 'element' ? agreements[Number(value)] : undefined;
    if (!agreement) return value;
    return (
      <Link key={agreement.id} to={ways.notice(agreement)} target="_blank" className={styles.inline}>
        {agreement.title}
        <VisuallyHidden> {t('register.newTab')}</VisuallyHidden>
      </Link>
    );
  });
}
