import type { ComponentProps } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import styles from './Stage.module.css';

/** The whole screen below the header: the observatory's hill at night. */
export function Stage({ children, className, ...rest }: ComponentProps<'section'>) {
  return (
    <section {...rest} className={styles.stage}>
      <img
        className={styles.night}
        src={assetUrl('backgrounds/quiz.svg')}
        alt=""
        width={1600}
        height={500}
        decoding="async"
      />
      <div className={[styles.content, className].filter(Boolean).join(' ')}>{children}</div>
    </section>
  );
}
