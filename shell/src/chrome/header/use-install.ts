import { useChrome } from '../chrome-context';
import { useStore } from '../use-store';

/** null where the browser does not offer to install, or has done so. */
export function useInstall(): (() => void) | null {
  const offer = useChrome().install.prompt;
  const prompt = useStore(offer);
  if (prompt === null) return null;
  return () => {
    // An offer is good for one question.
    offer.set(null);
    void prompt.prompt();
  };
}
