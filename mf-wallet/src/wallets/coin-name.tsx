import styles from './coin-name.module.css';

interface CoinNameProps {
  readonly name: string;
  readonly logo: string | null;
}

export function CoinName({ name, logo }: CoinNameProps) {
  return (
    <span className={styles.coin}>
      {logo === null ? null : <img className={styles.logo} src={logo} alt="" width={20} height={20} />}
      <span className={styles.name}>{name}</span>
    </span>
  );
}
