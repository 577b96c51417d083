import type { TournamentLeader } from '@poketorneo/contract';
import { useRef, useState } from 'react';
import { useDeferredImport } from '../../../lib/deferred.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CopyTextButton, leaderText } from '../../showdown-text/index.ts';
import styles from './BuilderTeam.module.css';
import type { SlotUse } from './slot-use.ts';
import { Team } from './Team.tsx';
import { useArrangement } from './use-arrangement.ts';

const loadArranger = async () => (await import('./TeamArranger.tsx')).TeamArranger;

interface BuilderTeamProps {
  leader: TournamentLeader;
  use: SlotUse;
}

/** A leader's team for organisers: slots to fill, or Pokémon to sort. */
export function BuilderTeam({ leader, use }: BuilderTeamProps) {
  const { id, name, pokemons } = leader;
  const [isArranging, setArranging] = useState(false);
  const TeamArranger = useDeferredImport(loadArranger, isArranging);
  const { team, arrange, undo, canUndo, isSaving } = useArrangement(leader);
  const toggle = useRef<HTMLButtonElement>(null);
  const finish = () => {
    setArranging(false);
    toggle.current?.focus();
  };
  const canArrange = pokemons.length > 1;

  return (
    <div className={styles.builder}>
      {isArranging && canArrange && TeamArranger !== undefined ? (
        <TeamArranger team={team} onArrange={arrange} onDone={finish} />
      ) : (
        <Team pokemons={pokemons} use={use} />
      )}
      <div className={styles.actions}>
        <Button
          ref={toggle}
          look={isArranging ? 'primary' : 'secondary'}
          aria-label={isArranging ? `Fatto: ordine di ${name}` : `Riordina la squadra di ${name}`}
          disabled={!canArrange}
          onClick={() => setArranging((before) => !before)}
        >
          {isArranging ? 'Fatto' : 'Riordina'}
        </Button>
        {isArranging ? (
          <Button look="secondary" disabled={!canUndo} busy={isSaving} onClick={undo}>
            Annulla
          </Button>
        ) : (
          <CopyTextButton
            source={leaderText(id)}
            what={`Squadra di ${name}`}
            aria-label={`Copia la squadra di ${name} come testo`}
          />
        )}
      </div>
    </div>
  );
}
