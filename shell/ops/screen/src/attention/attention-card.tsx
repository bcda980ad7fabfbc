import { Card } from '@tradefloor/area/page';
import type { AreaStanding, Standing } from '@tradefloor/contract/desk';
import { useLanguage } from '@tradefloor/platform/react';
import { Badge, Button } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import type { Wish } from '../acts/wish';
import { percent } from '../areas/figures';
import { AlteredMark } from '../history/altered-mark';
import { useSaid } from '../said/use-said';
import { useMoment } from '../standing/use-moment';
import { type Concern, concernsIn, lastDecided } from './concerns';
import styles from './attention.module.css';

interface AttentionCardProps {
  readonly standing: Standing;
  /** When it was read. */
  readonly at: number;
  readonly onWish: (wish: Wish) => void;
}

/** What changed last and whether anything is wrong, before all else: with the way back beside each. */
export function AttentionCard({ standing, at, onWish }: AttentionCardProps) {
  const { t } = useTranslation();
  const told = useConcernTold();
  const concerns = concernsIn(standing, at);
  return (
    <Card
      title={t('attention.title')}
      end={concerns.length === 0 ? <Badge tone="good">{t('attention.none')}</Badge> : null}
    >
      <ul className={styles.lines} aria-live="polite">
        {concerns.map(concern => (
          <li key={`${concern.kind} ${told(concern)}`} className={styles.line}>
            <p>
              <Badge tone="danger">{t('attention.mark')}</Badge> {told(concern)}
            </p>
            {concern.kind === 'failing' && concern.build === concern.area.stable ? (
              <RollBack area={concern.area} onWish={onWish} />
            ) : null}
          </li>
        ))}
      </ul>
      <LastChange areas={standing.areas} onWish={onWish} />
    </Card>
  );
}

function LastChange({
  areas,
  onWish,
}: {
  readonly areas: readonly AreaStanding[];
  readonly onWish: (wish: Wish) => void;
}) {
  const { t } = useTranslation();
  const moment = useMoment();
  const inWords = useSaid();
  const last = lastDecided(areas);
  const [first] = last;
  if (first === undefined || first.decided === null) return null;
  const { by, at, why, whySaid, isAltered } = first.decided;
  const names = last.map(({ name, stable }) => (last.length === 1 ? `${name} ${stable ?? '—'}` : name)).join(', ');
  const reason = why === '' ? [] : [inWords(whySaid, why)];
  return (
    <div className={styles.line}>
      <p className={styles.last}>
        <span className={styles.label}>{t('attention.last')}</span> {[names, by, moment(at), ...reason].join(' · ')}
        {isAltered ? <AlteredMark /> : null}
      </p>
      {last.length === 1 ? <RollBack area={first} onWish={onWish} /> : null}
    </div>
  );
}

function RollBack({ area, onWish }: { readonly area: AreaStanding; readonly onWish: (wish: Wish) => void }) {
  const { t } = useTranslation();
  const [before] = area.lastGood;
  if (before === undefined) return null;
  const roll = () => onWish({ kind: 'rollback', area: area.name, build: before });
  return (
    <Button size="small" onClick={roll}>
      {t('attention.back', { build: before })}
    </Button>
  );
}

function useConcernTold(): (concern: Concern) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return concern => {
    switch (concern.kind) {
      case 'failing':
        return t('attention.failing', {
          area: concern.area.name,
          build: concern.build,
          share: percent(concern.share * 100, language),
        });
      case 'canary':
        return `${t('canary.of', { area: concern.area.name })}: ${t('canary.doubt', { sure: percent(concern.surePerMille / 10, language) })}`;
      case 'altered':
        return t('attention.altered', { area: concern.area.name });
      case 'behind':
        return t('attention.behind', concern);
      case 'away':
      case 'unready':
      case 'storeAway':
      case 'exchangeAway':
        return t(`attention.${concern.kind}`, { gateway: concern.gateway });
      default:
        return concern satisfies never;
    }
  };
}
