import type { WaitingPerson } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '../../../ui/format/counts.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { registrationQueries } from '../queries.ts';
import { WaitingCard } from './WaitingCard.tsx';
import styles from './WaitingList.module.css';

/** The players who wait for approval; nothing if there are none. */
export function WaitingList() {
  const { data = [], isPending } = useQuery(registrationQueries.waiting());
  // A player just approved stays in the list, so that this can be undone.
  const [approved, setApproved] = useState<readonly WaitingPerson[]>([]);
  const isApproved = (userId: number) => approved.some((one) => one.userId === userId);
  const waiting = data.filter(({ userId }) => !isApproved(userId));
  const shown = [...waiting, ...approved];
  if (isPending) return <Loading hidesRest />;
  if (shown.length === 0) return null;
  const undecided = waiting.filter(({ isRefused }) => !isRefused).length;
  return (
    <Panel
      title="Sala d’attesa"
      note={
        undecided === 0
          ? 'Non aspetta più nessuno.'
          : `${counted(undecided, 'persona aspetta', 'persone aspettano')} la tua approvazione.`
      }
    >
      <ul className={styles.list}>
        {shown.map((person) => (
          <WaitingCard
            key={person.userId}
            person={person}
            isApproved={isApproved(person.userId)}
            onApproved={() => setApproved((before) => [...before, person])}
            onUndone={() =>
              setApproved((before) => before.filter(({ userId }) => userId !== person.userId))
            }
          />
        ))}
      </ul>
    </Panel>
  );
}
