import { Skeleton as Bone, VisuallyHidden } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import styles from './skeleton.module.css';

/** Over the slot, not instead of it: an area that is mounted while hidden would measure itself as nothing. */
export function Skeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden>{t('loading.area')}</VisuallyHidden>
      <div className={styles.bones}>
        <Bone width="40%" height="28px" />
        <Bone height="14px" />
        <Bone width="92%" height="14px" />
        <Bone height="320px" />
      </div>
    </div>
  );
}
