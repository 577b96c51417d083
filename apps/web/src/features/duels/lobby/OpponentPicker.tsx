import type { FoundPlayer } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PersonPicker } from '../../../ui/typeahead/PersonPicker.tsx';
import { duelQueries } from '../queries.ts';

interface OpponentPickerProps {
  label: string;
  onPick: (player: FoundPlayer) => void;
}

/** A search field for one of all players. */
export function OpponentPicker({ label, onPick }: OpponentPickerProps) {
  const [search, setSearch] = useState('');
  const { data: found } = useQuery(duelQueries.players(search));
  return (
    <PersonPicker
      label={label}
      placeholder="Cerca uno sfidante…"
      search={search}
      onSearch={setSearch}
      found={found}
      isDisabled={() => false}
      onPick={onPick}
    />
  );
}
