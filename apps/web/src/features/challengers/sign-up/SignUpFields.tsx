import type { Challenger } from '@poketorneo/contract';
import { SelectField } from '../../../ui/select-field/SelectField.tsx';
import styles from './SignUpFields.module.css';
import type { SignUpState } from './use-sign-up-challenger.ts';

interface SignUpFieldsProps {
  challenger: Challenger;
  state: SignUpState;
}

/** Chooses the tournament, with a note on what the player receives. */
export function SignUpFields({ challenger, state }: SignUpFieldsProps) {
  const { username, tournaments, openTournaments } = challenger;
  const { chosen, choose, isSigningUp, error } = state;
  return (
    <div className={styles.fields}>
      <p>
        {tournaments.length === 0
          ? `${username} non partecipa ancora a nessun torneo`
          : `${username} può entrare in un nuovo torneo`}
        : senza iscrizione non ci sono lotte da registrare.
      </p>
      {openTournaments.length > 1 && (
        <SelectField
          label="Torneo"
          disabled={isSigningUp}
          value={chosen?.id}
          onValueChange={(value) => choose(Number(value))}
        >
          {openTournaments.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {chosen !== undefined && (
        <p>Con «{chosen.name}» riceve i Pokémon per cominciare, e una notifica per ognuno.</p>
      )}
      {error !== null && (
        <p role="alert" className={styles.problem}>
          {error.message}
        </p>
      )}
    </div>
  );
}
