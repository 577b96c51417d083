import { useSearchParams } from 'react-router';
import { SectionedHeader } from '../../ui/sectioned-header/SectionedHeader.tsx';
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

/** /users: the players, the desk, the battle settings and the audit log, in tabs. */
export function ChallengersPage() {
  const [query] = useSearchParams();
  const asked = query.get('sezione');
  const current = sections.find(({ section }) => section === asked)?.section ?? null;
  return (
    <div className={styles.page}>
      <SectionedHeader
        title="Lista Sfidanti"
        sections={sections.map(({ name, section }) => ({
          name,
          to: { search: section === null ? '' : `?sezione=${section}` },
          isCurrent: section === current,
        }))}
      />
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
