import { later, RowsYet } from '@tradefloor/area/later';
import { useWish } from '@tradefloor/area/list';
import { TabPanel, Tabs } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { FiatPage } from '../fiat-page/fiat-page';
import styles from './adverts.module.css';

const OwnAdvertList = later(() => import('./own-advert-list').then(({ OwnAdvertList: View }) => View), RowsYet);

const TABS = 'own-adverts';

/** What the user has published, by side and currency. */
export default function Adverts() {
  const { t } = useTranslation();
  const [side, setSide] = useWish('type', ['sell', 'buy']);
  return (
    <FiatPage title={t('title.adverts')}>
      <div className={styles.panel}>
        <Tabs
          id={TABS}
          label={t('title.adverts')}
          tabs={[
            { value: 'sell', label: t('adverts.sell') },
            { value: 'buy', label: t('adverts.buy') },
          ]}
          value={side}
          onChange={setSide}
        />
        <TabPanel id={TABS} value={side} className={styles.list ?? ''}>
          <OwnAdvertList side={side} />
        </TabPanel>
      </div>
    </FiatPage>
  );
}
