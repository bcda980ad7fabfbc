import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { PauseButton, type PauseLabels } from '../moving/pause-button';
import { useMoving } from '../moving/use-moving';
import styles from './carousel.module.css';
import { useAdvance } from './use-advance';
import { useCanScroll } from './use-can-scroll';

export interface Slide {
  readonly key: string | number;
  readonly content: ReactNode;
}

export interface CarouselProps {
  readonly label: string;
  readonly slides: readonly Slide[];
  /** How many stand side by side, by the room there is. */
  readonly perView: { readonly wide: number; readonly medium: number; readonly narrow: number };
  /** Between two moves, in milliseconds. */
  readonly pace: number;
  readonly labels: PauseLabels & {
    readonly previous: string;
    readonly next: string;
    /** "2 of 7". */
    readonly slide: (number: number, of: number) => string;
  };
}

export function Carousel({ label, slides, perView, pace, labels }: CarouselProps) {
  const moving = useMoving();
  const [viewport, api] = useEmblaCarousel({ loop: true, align: 'start', containScroll: 'trimSnaps' });
  const canScroll = useCanScroll(api, slides.length);
  useAdvance(api, pace, moving.isMoving && canScroll);
  const room: CSSProperties & Record<`--${string}`, number> = {
    '--wide': perView.wide,
    '--medium': perView.medium,
    '--narrow': perView.narrow,
  };
  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      style={room}
      {...moving.holders}
    >
      <div ref={viewport} className={styles.viewport}>
        <ul className={styles.slides}>
          {slides.map((slide, at) => (
            <li key={slide.key} className={styles.slide} aria-label={labels.slide(at + 1, slides.length)}>
              {slide.content}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.controls}>
        {canScroll ? (
          <>
            <IconButton size="small" label={labels.previous} onClick={() => api?.scrollPrev()}>
              <ChevronLeft size={16} aria-hidden />
            </IconButton>
            <PauseButton moving={moving} labels={labels} />
            <IconButton size="small" label={labels.next} onClick={() => api?.scrollNext()}>
              <ChevronRight size={16} aria-hidden />
            </IconButton>
          </>
        ) : null}
      </div>
    </section>
  );
}
