import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './SectionedHeader.module.css';

interface Section {
  name: string;
  /** Shown beside the name. */
  note?: ReactNode;
  to: string | { search: string };
  isCurrent: boolean;
}

interface SectionedHeaderProps {
  title: string;
  /** Link to the parent page, above the title. */
  back?: ReactNode;
  /** For the navigation element. */
  className?: string | undefined;
  sections: readonly Section[];
}

/** Title of a page with sections, and the links to them. */
export function SectionedHeader({ title, back, className = '', sections }: SectionedHeaderProps) {
  return (
    <header className={styles.header}>
      <div>
        {back}
        <h1 className={styles.title}>{title}</h1>
      </div>
      <nav className={`${styles.sections} ${className}`} aria-label="Sezioni della pagina">
        {sections.map(({ name, note, to, isCurrent }) => (
          <Link
            key={name}
            className={styles.section}
            to={to}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {name}
            {note}
          </Link>
        ))}
      </nav>
    </header>
  );
}
