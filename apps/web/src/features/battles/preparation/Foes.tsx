import type { BattlePreparation, PreparedPokemon, SeenPokemon } from '@poketorneo/contract';
import { boxIconPath } from '@poketorneo/gen4/asset-paths';
import { spriteCanvas, spriteSize } from '@poketorneo/gen4/sprite-sizes';
import { bestFactor, countersTo } from '@poketorneo/rules/battle';
import type { CSSProperties } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { counted } from '../../../ui/format/counts.ts';
import { spriteScale } from '../../../ui/pokemon-boxes/grid.ts';
import { uprightPhone } from '../../../ui/theme/breakpoints.ts';
import { TypeIcon } from '../../../ui/type-icon/TypeIcon.tsx';
import { TypeSign } from '../../../ui/type-icon/TypeSign.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { typeOf } from '../sheet/type-of.ts';
import styles from './Foes.module.css';
import type { TeamChoice } from './team-choice.ts';
import { type Foe, typed } from './type-matchups.ts';

interface FoesProps {
  leader: BattlePreparation['leader'];
  foes: readonly Foe[];
  pokemons: readonly PreparedPokemon[];
  team: TeamChoice;
  onShow: (pokemon: PreparedPokemon) => void;
}

const maxCounters = 4;

/** The known part of the leader's team, with the player's Pokémon that hit it hard. */
export function Foes({ leader, foes, pokemons, team, onShow }: FoesProps) {
  const own = pokemons.map((pokemon) => ({ ...typed(pokemon), pokemon }));
  const countersOf = (foe: Foe) => {
    const counters = countersTo(foe, own).map(({ own }) => own.pokemon);
    const isChosen = (one: PreparedPokemon) => team.includes(one.availablePokemonId);
    // Chosen Pokémon first.
    return [...counters.filter(isChosen), ...counters.filter((one) => !isChosen(one))];
  };
  const list = (listed: readonly Foe[]) => (
    <ul className={styles.list}>
      {listed.map((foe, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a team may contain equal Pokémon.
        <li key={index} className={styles.foe}>
          {foe.pokemon !== null && <FoeButton pokemon={foe.pokemon} onShow={onShow} />}
          {foe.seen !== null && <SeenFoe seen={foe.seen} />}
          <Counters foe={foe} counters={countersOf(foe)} team={team} />
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.foes} aria-labelledby="squadra-avversaria">
      <h2 id="squadra-avversaria" className={styles.title}>
        La squadra di {leader.name}
      </h2>
      {leader.pokemons === null ? (
        <div className={styles.secret}>
          <p className={styles.secretTitle}>Tipo preferito</p>
          <TypeIcon type={typeOf(leader.typeId)} className={styles.favourite} />
          <p className={styles.note}>
            La squadra è segreta
            {leader.teamSize !== null &&
              `: si sa solo che ha ${counted(leader.teamSize, 'Pokémon', 'Pokémon')}`}
            .
          </p>
          {foes
            .filter(({ seen }) => seen === null)
            .map((foe) => (
              <Counters key={foe.name} foe={foe} counters={countersOf(foe)} team={team} />
            ))}
        </div>
      ) : (
        list(foes.filter(({ pokemon }) => pokemon !== null))
      )}
      {leader.seen.length > 0 && (
        <>
          <h3 className={styles.seenTitle}>Visti nelle tue lotte</h3>
          {list(foes.filter(({ seen }) => seen !== null))}
        </>
      )}
    </section>
  );
}

function SeenFoe({ seen }: { seen: SeenPokemon }) {
  return (
    <div className={styles.button}>
      <FoeFigures {...seen} />
      {seen.moves.length > 0 && (
        <span className={styles.moves}>
          <VisuallyHidden>Mosse viste: </VisuallyHidden>
          {seen.moves.map(({ name }) => name).join(', ')}
        </span>
      )}
    </div>
  );
}

function FoeButton({ pokemon, onShow }: { pokemon: PreparedPokemon; onShow: FoesProps['onShow'] }) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      onClick={() => onShow(pokemon)}
    >
      <VisuallyHidden>Scheda di </VisuallyHidden>
      <FoeFigures {...pokemon} />
    </button>
  );
}

/** In pixels; as high as the picture of a card. */
const spriteRoom = { width: 120, height: 104 };

/** A sprite as large as its room allows, without the empty part of its canvas. */
function spriteStyle(formId: number): CSSProperties & Record<`--${string}`, string> {
  const painted = spriteSize(formId);
  const scale = spriteScale(painted, spriteRoom, window.devicePixelRatio);
  const above = Math.max(0, spriteRoom.height - painted.height * scale);
  return {
    '--sprite': `${spriteCanvas * scale}px`,
    '--lift': `${Math.floor(above / 3)}px`,
    '--room': `${spriteRoom.height}px`,
  };
}

type FoeFiguresProps = Pick<PreparedPokemon, 'name' | 'sprite' | 'formId' | 'level' | 'typeIds'>;

function FoeFigures({ name, sprite, formId, level, typeIds }: FoeFiguresProps) {
  return (
    <>
      <picture style={spriteStyle(formId)}>
        <source media={uprightPhone} srcSet={assetUrl(boxIconPath(formId))} />
        <img
          className={styles.sprite}
          src={assetUrl(sprite)}
          alt=""
          width={96}
          height={96}
          decoding="async"
        />
      </picture>
      <span className={styles.name}>{name}</span>
      <span className={styles.facts}>
        lv. {level}
        {typeIds.map((id) => (
          <TypeSign key={id} type={typeOf(id)} className={styles.sign} />
        ))}
      </span>
    </>
  );
}

interface CountersProps {
  foe: Foe;
  counters: readonly PreparedPokemon[];
  team: TeamChoice;
}

function Counters({ foe, counters, team }: CountersProps) {
  if (counters.length === 0) {
    return <p className={styles.none}>Nessuno dei tuoi lo colpisce forte</p>;
  }
  const shown = counters.slice(0, maxCounters);
  const others = counters.length - shown.length;
  return (
    <div className={styles.answers}>
      <p className={styles.answersTitle}>Colpiscilo con</p>
      <ul className={styles.faces}>
        {shown.map((pokemon) => {
          const { availablePokemonId: id, name, formId } = pokemon;
          const factor = bestFactor(typed(pokemon), foe);
          return (
            <li key={id} data-chosen={team.includes(id) || undefined}>
              <img
                className={styles.face}
                src={assetUrl(boxIconPath(formId))}
                alt={`${name}${factor === null ? '' : `, ${factor}×`}`}
                title={name}
                width={68}
                height={56}
                loading="lazy"
                decoding="async"
              />
            </li>
          );
        })}
        {others > 0 && <li className={styles.others}>+{others}</li>}
      </ul>
    </div>
  );
}
