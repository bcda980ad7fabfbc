// Here and not in index.ts: webpack skips a file that only passes on what others export, and its styles with it.
import '@tradefloor/ui/tokens.css';

import { type Notice, resyncTopic } from '@tradefloor/platform';
import { PlatformProvider } from '@tradefloor/platform/react';
import { setStyleNonce } from '@tradefloor/ui';
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { ChromeView } from './chrome';
import { ChromeProvider, type ChromeParts } from './chrome-context';
import { createQuestionQueue } from './confirm/question-queue';
import { createContent } from './content/content';
import type { Chrome, ChromeDeps } from './deps';
import { listenForInstallOffer } from './header/install-offer';
import { createNoticeQueue } from './notices/notice-queue';
import { createStore } from './store';
import { titleOf } from './title-of';
import { FIRST_VIEW, type View, withArea, withRoute, withWaiting } from './view';

/** Draws the chrome into `root`, at once. What it follows is given up again by `unmount`. */
export function mountChrome(root: HTMLElement, deps: ChromeDeps): Chrome {
  setStyleNonce(nonceOfPage());
  const { platform, texts } = deps;
  const view = createStore<View>(FIRST_VIEW);
  const notices = createNoticeQueue(document);
  const questions = createQuestionQueue();
  const announced = createStore({ news: '', screen: '' });
  const install = listenForInstallOffer();
  const content = createContent(deps.written);
  const parts: ChromeParts = { ...deps, content, install };
  const slot = createRef<HTMLDivElement>();

  const tell = (notice: Notice) => {
    notices.add(notice);
    const { news, screen } = announced.get();
    announced.set({ news: newsAgain(news, notice.text), screen });
  };
  const following = [
    deps.notices.subscribe(tell),
    deps.questions.subscribe(questions.ask),
    deps.sessionOver.subscribe(() => tell({ kind: 'warning', text: texts.t('session.over') })),
    platform.language.changes.subscribe(code => {
      void texts.use(code);
      content.renew();
    }),
    platform.bus.on(resyncTopic).subscribe(content.retry),
  ];

  // Another may have been chosen between loading the texts and now.
  void texts.use(platform.language.code());

  const reactRoot = createRoot(root, {
    onUncaughtError: problem => platform.report(problem, { place: 'chrome' }),
    onCaughtError: problem => platform.report(problem, { place: 'chrome' }),
  });
  // At once, because whoever mounts the first area needs the slot.
  flushSync(() =>
    reactRoot.render(
      <PlatformProvider platform={platform}>
        <I18nextProvider i18n={texts.i18n}>
          <ChromeProvider value={parts}>
            <ChromeView view={view} slot={slot} notices={notices} questions={questions} announced={announced} />
          </ChromeProvider>
        </I18nextProvider>
      </PlatformProvider>,
    ),
  );
  if (slot.current === null) throw new Error('the chrome drew no slot');

  const change = (part: Partial<View>) => view.set({ ...view.get(), ...part });
  return {
    slot: slot.current,
    showRoute(route) {
      const { route: before } = view.get();
      view.set(withRoute(view.get(), route));
      const named = (each: typeof route) => titleOf(each, platform.language.code(), texts.t);
      // Screen readers tell of a page that is loaded; of one that only changes its screen nothing would be heard.
      if (before !== null && named(before) !== named(route))
        announced.set({ ...announced.get(), screen: named(route) });
    },
    showLoading: () => change({ cover: { kind: 'loading' } }),
    showArea: () => view.set(withArea(view.get())),
    showFault: (area, cause, retry) => change({ cover: { kind: 'fault', fault: { area, cause, retry } } }),
    askReload: () => change({ newer: { kind: 'page' } }),
    askToReplace: (area, replace, isGone) => view.set(withWaiting(view.get(), { area, replace, isGone })),
    unmount() {
      for (const subscription of following) subscription.unsubscribe();
      notices.close();
      install.close();
      questions.close();
      reactRoot.unmount();
    },
  };
}

/** A live region is silent when its text does not change: a no-break space makes the same words news again. */
function newsAgain(before: string, text: string): string {
  return before === text ? `${text}\u00a0` : text;
}

/** Browsers hide the attribute from scripts' selectors, not from the element's own property. */
function nonceOfPage(): string {
  return document.querySelector<HTMLElement>('meta[name="csp-nonce"]')?.nonce ?? '';
}
