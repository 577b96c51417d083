import type { UserInfo } from '@poketorneo/contract';
import { Link } from 'react-router';
import { counted } from '../../../ui/format/counts.ts';
import { nothing } from './figures.ts';
import { StatCard } from './StatCard.tsx';
import rows from './StatRows.module.css';

/** The player's records in games. */
export function Records({ info }: { info: UserInfo }) {
  const {
    maxCorrectAnswersInARow: streak,
    memoryGameRecord: moves,
    shellGameRecord: rounds,
  } = info;
  const records = [
    {
      game: 'PokéQuiz',
      to: '/quiz',
      what: 'Risposte giuste di fila',
      best: streak === 0 ? nothing : counted(streak, 'risposta', 'risposte'),
    },
    {
      game: 'PokéMemory',
      to: '/memory-game',
      what: 'Partita con meno mosse',
      best: moves === null ? nothing : counted(moves, 'mossa', 'mosse'),
    },
    {
      game: 'PokéShell',
      to: '/shell-game',
      what: 'Turni superati',
      best: rounds === 0 ? nothing : counted(rounds, 'turno', 'turni'),
    },
  ];
  return (
    <StatCard title="Record">
      <dl className={rows.rows}>
        {records.map(({ game, to, what, best }) => (
          <div key={game} className={rows.row}>
            <dt className={rows.words}>
              <Link to={to} className={rows.link}>
                {game}
              </Link>
              <span className={rows.detail}>{what}</span>
            </dt>
            <dd className={rows.value}>{best}</dd>
          </div>
        ))}
      </dl>
    </StatCard>
  );
}
