import { useToday } from '@tradefloor/area/list';
import { Segmented, TextField } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { PRESETS, type Preset, presetSpan, type Span } from './span';
import styles from './span-choice.module.css';

interface SpanChoiceProps {
  readonly span: Span;
  readonly onSpan: (span: Span) => void;
}

/** The usual spans at one press, any other by its two days. */
export function SpanChoice({ span, onSpan }: SpanChoiceProps) {
  const { t } = useTranslation();
  const now = useToday();
  const chosen = PRESETS.find(preset => {
    const { from, to } = presetSpan(preset, now);
    return from === span.from && to === span.to;
  });
  return (
    <div className={styles.choice}>
      <Segmented<Preset | 'own'>
        label={t('overview.span')}
        segments={[
          ...PRESETS.map(preset => ({ value: preset, label: t(`statement.span.${preset}`) })),
          ...(chosen === undefined ? [{ value: 'own' as const, label: t('statement.span.own') }] : []),
        ]}
        value={chosen ?? 'own'}
        onChange={next => {
          if (next !== 'own') onSpan(presetSpan(next, now));
        }}
      />
      <div className={styles.days}>
        <TextField
          type="date"
          label={t('statement.from')}
          value={span.from}
          max={span.to}
          onChange={from => onSpan({ ...span, from })}
        />
        <TextField
          type="date"
          label={t('statement.to')}
          value={span.to}
          min={span.from}
          onChange={to => onSpan({ ...span, to })}
        />
      </div>
    </div>
  );
}
