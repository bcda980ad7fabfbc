import { readPicture } from '@tradefloor/contract/ext';
import { useOffers } from '@tradefloor/platform/react';
import { Preview, Skeleton } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { Answered } from '../page/answered';
import styles from './saved-picture.module.css';
import { useSavedPicture } from './use-saved-picture';

interface SavedPictureProps {
  /** What `upload` answered once. */
  readonly address: string;
  readonly label: string;
}

/** A picture that is kept for this user: it comes with their token, which an `<img>` would not send. */
export function SavedPicture(props: SavedPictureProps) {
  const isOffered = useOffers(readPicture);
  if (isOffered === null) return <Skeleton width="120px" />;
  // A server without that call keeps pictures where everybody finds them.
  return isOffered ? <Guarded {...props} /> : <img className={styles.open} src={props.address} alt={props.label} />;
}

function Guarded({ address, label }: SavedPictureProps) {
  const { t } = useTranslation();
  const picture = useSavedPicture(address);
  return (
    <Answered query={picture} rows={1} failed={t('picture.unread')}>
      {bytes => (bytes instanceof Blob ? <Preview picture={bytes} alt={label} /> : null)}
    </Answered>
  );
}
