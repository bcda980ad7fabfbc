import { createStore, type Store } from '../store';

/** Chromium's event, which no library of types has: kept until the user asks for it. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

export interface InstallOffer {
  readonly prompt: Store<InstallPrompt | null>;
  readonly close: () => void;
}

/** The browser offers once, early, and takes the offer back when it was used: who listens later would miss it. */
export function listenForInstallOffer(): InstallOffer {
  const prompt = createStore<InstallPrompt | null>(null);
  const offered = (event: InstallPrompt) => {
    event.preventDefault();
    prompt.set(event);
  };
  const used = () => prompt.set(null);
  window.addEventListener('beforeinstallprompt', offered);
  window.addEventListener('appinstalled', used);
  return {
    prompt,
    close() {
      window.removeEventListener('beforeinstallprompt', offered);
      window.removeEventListener('appinstalled', used);
    },
  };
}
