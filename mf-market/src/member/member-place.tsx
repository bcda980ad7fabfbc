import { Skeleton } from '@tradefloor/ui';
import styles from './member.module.css';
import { useRoomForFavourites } from './room-for-favourites';

/** As high as what comes here: the markets below it don't jump. */
export function MemberPlace() {
  return (
    <div className={styles.member}>
      <div className={styles.own}>
        <div className={styles.balancePlace}>
          <Skeleton height="100%" />
        </div>
        <div className={styles.listPlace}>
          <Skeleton height="100%" />
        </div>
      </div>
      <div className={styles.watchPlace} style={useRoomForFavourites()}>
        <Skeleton height="100%" />
      </div>
    </div>
  );
}
