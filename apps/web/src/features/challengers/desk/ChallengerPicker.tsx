import type { Challenger } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { PersonPicker } from '../../../ui/typeahead/PersonPicker.tsx';
import { useIsDelegated } from '../../matches/index.ts';
import { idleReason } from '../progress.ts';
import { challengerQueries } from '../queries.ts';

interface ChallengerPickerProps {
  ref: Ref<HTMLInputElement>;
  onPick: (challenger: Challenger) => void;
}

/** A search field for the challenger whose match is recorded. */
export function ChallengerPicker({ ref, onPick }: ChallengerPickerProps) {
  const [search, setSearch] = useState('');
  const { data, isPlaceholderData } = useQuery(challengerQueries.find(search));
  const isDelegated = useIsDelegated();
  return (
    <PersonPicker
      inputRef={ref}
      label="Chi ha lottato?"
      placeholder="Cerca uno sfidante…"
      search={search}
      onSearch={setSearch}
      found={isPlaceholderData ? undefined : data}
      isDisabled={(challenger) =>
        challenger.nextLeader === null
          ? challenger.openTournaments.length === 0
          : isDelegated(challenger)
      }
      noteOf={(challenger) =>
        challenger.nextLeader === null
          ? idleReason(challenger)
          : isDelegated(challenger)
            ? 'decide un altro organizzatore'
            : `contro ${challenger.nextLeader.name}`
      }
      onPick={onPick}
    />
  );
}
