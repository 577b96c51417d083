import { useMemo } from 'react';
import { modulePath } from './module-path.ts';
import styles from './QrCode.module.css';

interface QrCodeProps {
  /** The encoded text, usually a URL. */
  text: string;
  /** Accessible name: its purpose. */
  label: string;
  className?: string | undefined;
}

/** A QR code as wide as its container, dark on white in both themes, as scanners require. */
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
