import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import { writeClipboard } from './write-clipboard';

interface CopyButtonProps {
  readonly text: string;
  /** "Copy the address". */
  readonly label: string;
  readonly copiedLabel: string;
  /** `words` shows the label too. */
  readonly look?: 'icon' | 'words';
  /** For the notice, which is read out; the button itself shows a tick. */
  readonly onCopied: () => void;
  /** Browsers may refuse: then the user must be told (look.copy-refused). */
  readonly onFailed: () => void;
}

const TICK_MS = 2_000;

export function CopyButton({ text, label, copiedLabel, look = 'icon', onCopied, onFailed }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;
  useEffect(() => {
    if (copied === null) return undefined;
    const timer = setTimeout(() => setCopied(null), TICK_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await writeClipboard(text);
    } catch {
      return onFailed();
    }
    setCopied(text);
    onCopied();
  };
  const Icon = isCopied ? Check : Copy;
  const name = isCopied ? copiedLabel : label;
  if (look === 'icon') {
    return (
      <IconButton size="small" label={name} onClick={() => void copy()}>
        <Icon size={14} aria-hidden />
      </IconButton>
    );
  }
  return (
    <Button size="small" start={<Icon size={14} aria-hidden />} onClick={() => void copy()}>
      {name}
    </Button>
  );
}
