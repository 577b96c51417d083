import { useQuery } from '@tanstack/react-query';
import { RadioCards } from '../../../ui/radio-cards/RadioCards.tsx';
import { SelectField } from '../../../ui/select-field/SelectField.tsx';
import { tournamentQueries } from '../../tournaments/index.ts';
import { ChosenPlayers } from './ChosenPlayers.tsx';
import type { AudienceKind, useAudience } from './use-audience.ts';

const kinds: Readonly<Record<AudienceKind, { name: string; meaning: string }>> = {
  everyone: { name: 'Tutti', meaning: 'ogni sfidante del club' },
  tournament: { name: 'Un torneo', meaning: 'chi si è iscritto' },
  stuck: { name: 'Chi è in difficoltà', meaning: 'tre tentativi o più senza vincere' },
  chosen: { name: 'Per nome', meaning: 'li scegli tu' },
};

/** The choice of an announcement's recipients. */
export function AudienceChoice({ choice }: { choice: ReturnType<typeof useAudience> }) {
  return (
    <>
      <RadioCards
        legend="A chi"
        labels={kinds}
        order={['everyone', 'tournament', 'stuck', 'chosen']}
        value={choice.kind}
        isBeside
        onChoose={choice.setKind}
      />
      {choice.kind === 'tournament' && <TournamentChoice choice={choice} />}
      {choice.kind === 'chosen' && <ChosenPlayers choice={choice} />}
    </>
  );
}

function TournamentChoice({ choice }: { choice: ReturnType<typeof useAudience> }) {
  const { data: tournaments = [] } = useQuery(tournamentQueries.all());
  return (
    <SelectField
      label="Torneo"
      value={choice.tournamentId ?? ''}
      onValueChange={(value) => choice.setTournamentId(value === '' ? undefined : Number(value))}
    >
      <option value="">Scegli un torneo</option>
      {tournaments.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
