import type { BattlePreparation, LeaderBattleKind, PreparedPokemon } from '@poketorneo/contract';
import { maxTeamSize, tierTotal } from '@poketorneo/rules';
import { formatTeamProblem, problemOfTeam } from '@poketorneo/rules/battle';
import { useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './ChosenBar.module.css';
import { ChosenSlot } from './ChosenSlot.tsx';
import type { TeamChoice } from './team-choice.ts';
import type { Saving } from './use-chosen-team.ts';
import { useStartBattle } from './use-start-battle.ts';

interface ChosenBarProps {
  preparation: BattlePreparation;
  team: TeamChoice;
  /** The team is the saved one, not changed since the page was opened. */
  isUnchanged: boolean;
  saving: Saving;
  onMove: (id: number, by: -1 | 1) => void;
  onRemove: (id: number) => void;
  onClear: () => void;
  /** Chooses the proposed team. */
  onPropose: () => void;
  onShow: (pokemon: PreparedPokemon) => void;
}

const places = Array.from({ length: maxTeamSize }, (_, index) => index);

/** A bar at the bottom: the six places of the team, the tier sum, and the start of the match. */
export function ChosenBar({
  preparation,
  team,
  isUnchanged,
  saving,
  onMove,
  onRemove,
  onClear,
  onPropose,
  onShow,
}: ChosenBarProps) {
  const { leader, pokemons, isAnyTierAllowed } = preparation;
  const toolsId = useId();
  const bar = useRef<HTMLElement>(null);
  const [openId, setOpenId] = useState<number | null>(null);
  const byId = new Map(pokemons.map((pokemon) => [pokemon.availablePokemonId, pokemon]));
  const chosen = team.map((id) => byId.get(id)).filter((pokemon) => pokemon !== undefined);
  const openPokemon = chosen.find(({ availablePokemonId }) => availablePokemonId === openId);
  const place = openPokemon === undefined ? 0 : team.indexOf(openPokemon.availablePokemonId) + 1;
  const sum = tierTotal(chosen.map(({ tierInGame }) => tierInGame));
  const isOver = !isAnyTierAllowed && sum > leader.tierTot;

  return (
    <section ref={bar} className={styles.bar} aria-label="La squadra scelta" tabIndex={-1}>
      {openPokemon !== undefined && (
        <div id={toolsId} className={styles.tools}>
          <p className={styles.toolsName} aria-live="polite">
            <strong>{openPokemon.name}</strong> <VisuallyHidden>è al posto {place}</VisuallyHidden>
          </p>
          <Button
            look="secondary"
            aria-disabled={place === 1}
            aria-label={`Sposta ${openPokemon.name} un posto prima`}
            onClick={() => onMove(openPokemon.availablePokemonId, -1)}
          >
            ←
          </Button>
          <Button
            look="secondary"
            aria-disabled={place === team.length}
            aria-label={`Sposta ${openPokemon.name} un posto dopo`}
            onClick={() => onMove(openPokemon.availablePokemonId, 1)}
          >
            →
          </Button>
          <Button look="secondary" onClick={() => onShow(openPokemon)}>
            Scheda
          </Button>
          <Button
            look="danger"
            onClick={() => {
              // The pressed button disappears, so the focus moves to the bar.
              bar.current?.focus();
              setOpenId(null);
              onRemove(openPokemon.availablePokemonId);
            }}
          >
            Togli
          </Button>
        </div>
      )}
      <div className={styles.line}>
        <ol className={styles.slots}>
          {places.map((index) => {
            const pokemon = chosen[index];
            return (
              <li key={pokemon?.availablePokemonId ?? `empty-${index}`}>
                {pokemon === undefined ? (
                  <span className={styles.empty} aria-hidden="true" />
                ) : (
                  <ChosenSlot
                    pokemon={pokemon}
                    place={index + 1}
                    isOpen={pokemon === openPokemon}
                    toolsId={toolsId}
                    onToggle={() =>
                      setOpenId(pokemon === openPokemon ? null : pokemon.availablePokemonId)
                    }
                  />
                )}
              </li>
            );
          })}
        </ol>
        <p className={styles.sum} data-over={isOver || undefined}>
          <span className={styles.sumLabel}>Tier</span>{' '}
          <span className={styles.sumValue}>
            {sum}
            {isAnyTierAllowed ? '' : `/${leader.tierTot}`}
          </span>
        </p>
      </div>
      <Action
        preparation={preparation}
        team={team}
        isUnchanged={isUnchanged}
        saving={saving}
        onClear={() => {
          bar.current?.focus();
          setOpenId(null);
          onClear();
        }}
        onPropose={() => {
          bar.current?.focus();
          onPropose();
        }}
      />
    </section>
  );
}

type ActionProps = Pick<
  ChosenBarProps,
  'preparation' | 'team' | 'isUnchanged' | 'saving' | 'onClear' | 'onPropose'
>;

/** The problem of the team, and the start of the match. */
function Action({ preparation, team, isUnchanged, saving, onClear, onPropose }: ActionProps) {
  const { leader, pokemons, mode, kind, runningBattleId, isAnyTierAllowed } = preparation;
  const { start, isStarting, refusal } = useStartBattle(preparation);
  const problem = problemOfTeam({
    pokemonIds: team,
    ownedTiers: new Map(
      pokemons.map(({ availablePokemonId, tierInGame }) => [availablePokemonId, tierInGame]),
    ),
    format: leader.isDoubleBattle ? 'doubles' : 'singles',
    tierLimit: leader.tierTot,
    isAnyTierAllowed,
  });
  const isHere = mode !== 'by-hand';
  const problemText =
    (isHere ? (refusal ?? preparation.refusal) : null) ?? (problem && formatTeamProblem(problem));

  if (runningBattleId !== null) {
    return (
      <div className={styles.action}>
        <p className={styles.words} data-notice>
          La lotta è già cominciata.
        </p>
        <ButtonLink className={styles.start} to={`/battle/${runningBattleId}`}>
          Riprendi la lotta
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.action}>
      <p
        className={styles.words}
        role="status"
        data-problem={problemText !== null || saving.status === 'failed' || undefined}
      >
        {saving.status === 'failed' ? (
          <>
            La scelta non è stata salvata.{' '}
            <button type="button" className={styles.retry} onClick={saving.retry}>
              Riprova
            </button>
          </>
        ) : (
          (problemText ?? (isHere ? readyLabel(isUnchanged) : savedLabel(saving)))
        )}
      </p>
      {team.length > 0 ? (
        <Button look="quiet" className={styles.clear} disabled={isStarting} onClick={onClear}>
          Svuota
        </Button>
      ) : (
        preparation.proposedTeam.length > 0 && (
          <Button look="quiet" className={styles.clear} onClick={onPropose}>
            I più adatti
          </Button>
        )
      )}
      {isHere && (
        <Button
          className={styles.start}
          busy={isStarting}
          disabled={problem !== null || preparation.refusal !== null}
          onClick={() => start(team)}
        >
          {startLabel[kind](leader.name)}
        </Button>
      )}
    </div>
  );
}

const startLabel: Readonly<Record<LeaderBattleKind, (leader: string) => string>> = {
  leader: (leader) => `Sfida ${leader}`,
  rematch: (leader) => `Rivincita con ${leader}`,
};

function readyLabel(isUnchanged: boolean): string {
  return isUnchanged ? 'La squadra dell’ultima volta è pronta.' : 'Tutto pronto!';
}

function savedLabel({ status }: Saving): string {
  return status === 'under-way' ? 'Salvo la squadra…' : 'La squadra è salvata.';
}
