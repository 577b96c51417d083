import type { User } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PersonPicker } from '../../../ui/typeahead/PersonPicker.tsx';
import { messageQueries } from '../queries.ts';
import type { useAudience } from './use-audience.ts';

/** Labels of accounts that cannot be written to. */
const closed: Readonly<Record<User['status'], string | undefined>> = {
  active: undefined,
  waiting: 'in attesa',
  suspended: 'sospeso',
};

/** Finds players by name, and adds them to the recipients. */
export function ChosenPlayers({ choice }: { choice: ReturnType<typeof useAudience> }) {
  const [search, setSearch] = useState('');
  const { data, isPlaceholderData } = useQuery(messageQueries.players(search));
  const refusalOf = ({ id, status }: User) =>
    choice.userIds.includes(id) ? 'già tra i destinatari' : closed[status];
  return (
    <PersonPicker
      label="Aggiungi uno sfidante"
      placeholder="Cerca per nome…"
      search={search}
      onSearch={setSearch}
      found={isPlaceholderData ? undefined : data}
      disabled={choice.isFull}
      isDisabled={(person) => refusalOf(person) !== undefined}
      noteOf={refusalOf}
      onPick={({ id }) => choice.add(id)}
    />
  );
}
