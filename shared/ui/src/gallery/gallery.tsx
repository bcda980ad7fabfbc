import { useState } from 'react';
import { Segmented } from '../segmented/segmented';
import { Tabs } from '../tabs/tabs';
import { ThemeScope } from '../theme/theme-scope';
import styles from './gallery.module.css';
import { Components } from './components';
import { TradingSample } from './trading/trading-sample';

type Themes = 'night' | 'day' | 'both';
type Rise = 'green' | 'red' | 'colour-blind';
type Density = 'normal' | 'compact';
type View = 'components' | 'trading';

/** Every component in every state, for the eye and for the checks. Only in development and test builds: it speaks English alone. */
export function Gallery() {
  const [view, setView] = useState<View>('components');
  const [themes, setThemes] = useState<Themes>('both');
  const [rise, setRise] = useState<Rise>('green');
  const [density, setDensity] = useState<Density>('normal');
  const shown = themes === 'both' ? (['night', 'day'] as const) : [themes];
  return (
    <main className={styles.gallery}>
      <ThemeScope theme={shown[0] ?? 'night'} className={styles.bar ?? ''}>
        <h1 className={styles.title}>The kit</h1>
        <Tabs
          label="View"
          value={view}
          onChange={setView}
          tabs={[
            { value: 'components', label: 'Components' },
            { value: 'trading', label: 'Trading screen' },
          ]}
        />
        <Segmented
          size="small"
          label="Theme"
          value={themes}
          onChange={setThemes}
          segments={[
            { value: 'night', label: 'Night' },
            { value: 'day', label: 'Day' },
            { value: 'both', label: 'Both' },
          ]}
        />
        <Segmented
          size="small"
          label="A rise is"
          value={rise}
          onChange={setRise}
          segments={[
            { value: 'green', label: 'Green' },
            { value: 'red', label: 'Red' },
            { value: 'colour-blind', label: 'Blue' },
          ]}
        />
        <Segmented
          size="small"
          label="Density"
          value={density}
          onChange={setDensity}
          segments={[
            { value: 'normal', label: 'Normal' },
            { value: 'compact', label: 'Compact' },
          ]}
        />
      </ThemeScope>
      {view === 'components' ? (
        <div className={styles.themes}>
          {shown.map(theme => (
            <ThemeScope key={theme} {...{ theme, rise, density }} className={styles.theme ?? ''}>
              <Components name={theme} />
            </ThemeScope>
          ))}
        </div>
      ) : (
        <ThemeScope theme={shown[0] ?? 'night'} {...{ rise, density }} className={styles.trading ?? ''}>
          <TradingSample />
        </ThemeScope>
      )}
    </main>
  );
}
