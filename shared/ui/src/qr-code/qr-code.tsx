import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './qr-code.module.css';

interface QrCodeProps {
  readonly text: string;
  /** "Deposit address as a QR code". The text itself must stand beside it, to be read and copied. */
  readonly label: string;
}

const QUIET_ZONE = 4;

/** Drawn here: an address goes into no URL and no log. Dark on light in both themes, or phones do not read it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => outlineOf(text), [text]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect className={styles.light} width={size} height={size} />
      <path className={styles.dark} d={path} />
    </svg>
  );
}

function outlineOf(text: string) {
  const { data } = encode(text, { border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size: data.length, path };
}
