import { Link, useSearchParams } from 'react-router';
import { AuditLog } from '../audit-log/index.ts';
import { BattleSettingsPanel } from '../battles/index.ts';
import styles from './ChallengersPage.module.css';
import { RefereeDesk } from './desk/RefereeDesk.tsx';
import { Challengers } from './list/Challengers.tsx';

const sections = [
  { name: 'Sfidanti', section: null },
  { name: 'Tavolo', section: 'tavolo' },
  { name: 'Lotte', section: 'lotte' },
  { name: 'Registro', section: 'registro' },
] as const;

/** /users: the organiser's desk. Who plays, how matches are fought, what organisers have changed. */
export function ChallengersPage() {
  const [query] = useSearchParams();
  const asked = query.get('sezione');
  const current = sections.find(({ section }) => section === asked)?.section ?? null;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>Lista Sfidanti</h1>
        <nav className={styles.sections} aria-label="Sezioni della pagina">
          {sections.map(({ name, section }) => (
            <Link
              key={name}
              className={styles.section}
              to={{ search: section === null ? '' : `?sezione=${section}` }}
              aria-current={section === current ? 'page' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
      </header>
      {current === 'registro' ? (
        <AuditLog />
      ) : current === 'lotte' ? (
        <BattleSettingsPanel />
      ) : current === 'tavolo' ? (
        <RefereeDesk />
      ) : (
        <Challengers />
      )}
    </div>
  );
}
