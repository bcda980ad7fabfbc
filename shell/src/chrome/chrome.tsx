import { useLook } from '@tradefloor/platform/react';
import { PoliteRegion, ThemeScope } from '@tradefloor/ui';
import { useRef, type RefObject } from 'react';
import { LateNewerBar } from './bars/late-newer-bar';
import { OfflineBar } from './bars/offline-bar';
import type { QuestionQueue } from './confirm/question-queue';
import { Footer } from './footer/footer';
import { Frame } from './frame/frame';
import { Header } from './header/header';
import type { NoticeQueue } from './notices/notice-queue';
import { Over } from './overlay/over';
import { SkipLink } from './skip-link';
import { Stage } from './stage/stage';
import type { Store } from './store';
import { useStore } from './use-store';
import { useStyleMode } from './use-style-mode';
import { useTabTitle } from './use-tab-title';
import { useThemeColour } from './use-theme-colour';
import { lookOf, NOTHING_NEWER, type View } from './view';
import styles from './chrome.module.css';

export interface ChromeProps {
  readonly view: Store<View>;
  readonly slot: RefObject<HTMLDivElement | null>;
  readonly notices: NoticeQueue;
  readonly questions: QuestionQueue;
  readonly announced: Store<Announcements>;
}

export function ChromeView({ view: store, slot, notices, questions, announced }: ChromeProps) {
  const main = useRef<HTMLElement>(null);
  const view = useStore(store);
  const look = lookOf(view.route);
  // account.dark-entrance: the sign-in pages are dark whatever the root says.
  const chosen = useLook().theme;
  const theme = look === 'dark' ? 'night' : chosen;
  useStyleMode(look);
  useTabTitle(view.route);
  useThemeColour(main, theme);
  return (
    // Always a scope: one that came and went would draw everything anew, the slot included.
    <ThemeScope theme={theme}>
      <div className={styles.chrome} data-look={look}>
        <SkipLink main={main} />
        <Header route={view.route} />
        <OfflineBar />
        <LateNewerBar newer={view.newer} onLater={() => store.set({ ...store.get(), newer: NOTHING_NEWER })} />
        <Frame route={view.route}>
          <Stage view={view} main={main} slot={slot} />
        </Frame>
        <Footer route={view.route} />
        <Announced announced={announced} />
        <Over look={look} notices={notices} questions={questions} />
      </div>
    </ThemeScope>
  );
}

/** The only live region of the suite. */
interface Announcements {
  readonly news: string;
  /** Which one has come. */
  readonly screen: string;
}

function Announced({ announced }: { readonly announced: Store<Announcements> }) {
  const { news, screen } = useStore(announced);
  return <PoliteRegion text={news} passing={screen} />;
}
