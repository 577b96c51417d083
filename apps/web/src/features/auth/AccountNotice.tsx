import { type ReactNode, useEffect, useRef } from 'react';
import { AccountHeading } from './AccountHeading.tsx';
import styles from './AccountNotice.module.css';

interface AccountNoticeProps {
  title: string;
  children: ReactNode;
  /** Buttons and links. */
  actions: ReactNode;
}

/** Replaces a completed form. Takes the focus, so that screen readers read it. */
export function AccountNotice({ title, children, actions }: AccountNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    // The scroll position of a longer form may leave the notice's start behind the header.
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const top = notice.current?.getBoundingClientRect().top ?? 0;
    if (top < (Number.parseFloat(scrollPaddingTop) || 0)) {
      notice.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
  }, []);
  return (
    <div ref={notice} tabIndex={-1} className={styles.notice}>
      <AccountHeading title={title} />
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
