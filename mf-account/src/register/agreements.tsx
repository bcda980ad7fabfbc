import { Link } from '@tradefloor/area/link';
import { LOCALES, ways } from '@tradefloor/platform';
import { useLanguage } from '@tradefloor/platform/react';
import { VisuallyHidden } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import styles from '../entrance/form.module.css';
import { useAgreements } from './use-agreements';

/** The agreements by name (news column 21), each opening beside the form, which would else be lost. */
export function Agreements() {
  const { t } = useTranslation();
  const language = useLanguage();
  const agreements = useAgreements();
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
