import { upload } from '@tradefloor/contract';
import { usePlatform } from '@tradefloor/platform/react';
import type { Upload } from '@tradefloor/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailure } from '../failure/use-failure';

/** What the field of a picture holds: where it is, or that it is on its way there. */
export const SENDING = 'sending';

/** Sends a picture as soon as it is chosen; another choice, a removal or leaving the page gives it up. */
export function usePicture(onAddress: (address: string) => void) {
  const { t } = useTranslation();
  const { http } = usePlatform();
  const failure = useFailure();
  const [state, setState] = useState<Upload>({ kind: 'none' });
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const begin = (): AbortSignal => {
    leaving.current?.abort();
    leaving.current = new AbortController();
    return leaving.current.signal;
  };

  const pick = async (file: File): Promise<void> => {
    const signal = begin();
    setState({ kind: 'sending', file, share: null });
    onAddress(SENDING);
    try {
      const onProgress = (share: number) => {
        if (!signal.aborted) setState({ kind: 'sending', file, share });
      };
      const address = await http(upload, { file }, { signal, onProgress });
      setState({ kind: 'done', file });
      onAddress(address);
    } catch (problem) {
      if (signal.aborted) return;
      let message = t('picture.failed');
      failure(problem, said => {
        message = said;
      });
      setState({ kind: 'failed', file, message });
      onAddress('');
    }
  };

  const remove = () => {
    begin();
    setState({ kind: 'none' });
    onAddress('');
  };

  return { upload: state, pick, remove };
}
