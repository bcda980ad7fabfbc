import { useEffect, useRef, useState } from 'react';
import styles from './sanitised-html.module.css';

interface SanitisedHtmlProps {
  readonly html: string;
  readonly className?: string;
}

/**
 * HTML that an operator or a user wrote, made harmless on the way out whatever was done on the way in. Until the
 * purifier is here, and if it does not come, the words stand without their shape.
 */
export function SanitisedHtml({ html, className }: SanitisedHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const { purify } = await import('./purify');
      if (!isCurrent) return;
      place.current?.replaceChildren(purify(html));
      setShown(html);
    };
    draw().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [html]);
  return (
    <div className={`${styles.html} ${className ?? ''}`}>
      {/* React puts no child in here, so that it never meets one that it did not make. */}
      <div ref={place} hidden={shown !== html} />
      {shown === html ? null : <p className={styles.words}>{wordsOf(html)}</p>}
    </div>
  );
}

function wordsOf(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
