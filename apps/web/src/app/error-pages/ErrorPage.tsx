import type { ReactNode } from 'react';
import { assetUrl } from '../../lib/asset-url.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { usePage } from '../use-page.ts';
import styles from './ErrorPage.module.css';

interface ErrorPageProps {
  status: 401 | 403 | 404 | 419 | 500;
  /** The picture's text alternative. */
  picture: string;
  /** Without it only the picture is shown. */
  text?: string;
  children?: ReactNode;
}

/** A picture that fills the page, with an explanation and links. */
export function ErrorPage({ status, picture, text, children }: ErrorPageProps) {
  const { title } = usePage();
  return (
    <section className={styles.page}>
      {/* The picture shows the status in large figures. */}
      <h1 className={styles.title}>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      <div className={styles.frame} data-status={status}>
        <img
          src={assetUrl(`errors/${status}.svg`)}
          alt={picture}
          width="1200"
          height="900"
          className={styles.picture}
        />
      </div>
      {text !== undefined && (
        <div className={styles.bar}>
          <p className={styles.text}>{text}</p>
          <div className={styles.actions}>{children}</div>
        </div>
      )}
    </section>
  );
}
