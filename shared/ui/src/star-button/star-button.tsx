import { Star } from 'lucide-react';
import styles from './star-button.module.css';

interface StarButtonProps {
  /** "Favourite BTC/USDT". */
  readonly label: string;
  readonly isStarred: boolean;
  readonly onToggle: () => void;
}

export function StarButton({ label, isStarred, onToggle }: StarButtonProps) {
  return (
    <button type="button" className={styles.star} aria-pressed={isStarred} aria-label={label} onClick={onToggle}>
      <Star size={16} fill={isStarred ? 'currentColor' : 'none'} aria-hidden />
    </button>
  );
}
