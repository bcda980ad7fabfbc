import type { CarouselProps } from '@tradefloor/ui/carousel';
import { lazy } from 'react';
import styles from './banner.module.css';

/** What moves the slides (6 kB) comes after the first paint; where it can't be fetched, the slides stand still. */
export const LateCarousel = lazy(() =>
  import('@tradefloor/ui/carousel').then(
    ({ Carousel }) => ({ default: Carousel }),
    () => ({ default: StandingSlides }),
  ),
);

function StandingSlides({ label, slides }: CarouselProps) {
  return (
    <section className={styles.waiting} aria-label={label}>
      {slides.slice(0, 4).map(({ key, content }) => (
        <div key={key}>{content}</div>
      ))}
    </section>
  );
}
