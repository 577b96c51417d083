import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/card/Card.tsx';
import styles from './StatCard.module.css';

interface StatCardProps {
  title: string;
  children: ReactNode;
}

/** A card of statistics with its title. */
export function StatCard({ title, children }: StatCardProps) {
  const titleId = useId();
  return (
    <Card as="section" className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </Card>
  );
}
