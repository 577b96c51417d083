import { type ReactNode, useEffect, useRef } from 'react';
import { AccountHeading } from './AccountHeading.tsx';
import styles from './AccountNotice.module.css';

interface AccountNoticeProps {
  title: string;
  children: ReactNode;
  /** What can be done next: buttons and links. */
  actions: ReactNode;
}

/**
 * What takes a form's place once there is nothing left to fill in. Takes the focus, to be read out.
 */
export function AccountNotice({ title, children, actions }: AccountNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    // After a longer form, whose end was on the screen, its start may be behind the header.
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
