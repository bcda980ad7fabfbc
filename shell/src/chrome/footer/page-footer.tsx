import { ways } from '@tradefloor/platform';
import { Logo } from '@tradefloor/ui';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../link';
import { ArticleList } from './article-list';
import { SupportLink } from '../support-link';
import styles from './page-footer.module.css';

const YEAR = new Date().getFullYear();

export function PageFooter() {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo />
          <p className={styles.note}>{t('footer.promise')}</p>
          <p className={styles.note}>© {YEAR} Tradefloor</p>
        </div>
        <Section title={t('footer.help')}>
          <ArticleList column="help" />
        </Section>
        <Section title={t('footer.about')}>
          <ArticleList column="about" />
        </Section>
        <Section title={t('footer.fees')}>
          <ArticleList column="fees-and-rules" />
        </Section>
        <Section title={t('footer.contact')}>
          <ul className={styles.list}>
            <li>
              <SupportLink className={styles.link} />
            </li>
            <li>
              <Link to={ways.notices()} className={styles.link}>
                {t('footer.notices')}
              </Link>
            </li>
          </ul>
        </Section>
      </div>
    </footer>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
