import { useMemo } from 'react';
import { modulePath } from './module-path.ts';
import styles from './QrCode.module.css';

interface QrCodeProps {
  /** What a phone reads: mostly an address. */
  text: string;
  /** What it is for, to those who cannot see it. */
  label: string;
  className?: string | undefined;
}

/** A QR code as wide as its place, dark on white in both themes: that is how phones find it. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = useMemo(() => modulePath(text), [text]);
  return (
    <svg
      className={[styles.code, className].filter(Boolean).join(' ')}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className={styles.modules} d={path} />
    </svg>
  );
}
