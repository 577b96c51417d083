import type { AvailablePokemon } from '@poketorneo/contract';
import { animatedSpritePath } from '@poketorneo/gen4/asset-paths';
import { type ReactNode, useId } from 'react';
import { assetUrl } from '../../lib/asset-url.ts';
import { InfoPopover } from '../info-popover/InfoPopover.tsx';
import { MovePopover } from '../move-details/MovePopover.tsx';
import { StatBars } from '../stat-bars/StatBars.tsx';
import { isImpossible } from './is-impossible.ts';
import styles from './PokemonPanel.module.css';

interface PokemonPanelProps {
  id?: string;
  pokemon: AvailablePokemon;
  showItemDetails: boolean;
  actions: ReactNode;
}

/** Details of a Pokémon, in an open row or a window. */
export function PokemonPanel({ id, pokemon, showItemDetails, actions }: PokemonPanelProps) {
  const { ability, item, firstMove, secondMove, thirdMove, fourthMove } = pokemon;
  const moves = [firstMove, secondMove, thirdMove, fourthMove].filter((move) => move !== null);
  return (
    <div id={id} className={styles.panel}>
      <div className={styles.stage}>
        {/* The key prevents showing the previous Pokémon's picture while the new one loads. */}
        <MovingSprite key={pokemon.id} pokemon={pokemon} />
      </div>
      <div className={styles.skills}>
        {isImpossible(pokemon) && (
          <Section title="Fuori dal possibile">
            <ul className={styles.impossible}>
              {pokemon.impossibilities?.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Section>
        )}
        {showItemDetails && (
          <Section title="Strumento tenuto">
            {item === undefined || item === null ? (
              '-'
            ) : (
              <InfoPopover label={item.name} title={item.name}>
                {item.description}
              </InfoPopover>
            )}
          </Section>
        )}
        <Section title="Abilità">
          <div className={styles.ability}>
            <InfoPopover label={ability.name} title={ability.name}>
              {ability.description}
            </InfoPopover>
            {actions}
          </div>
        </Section>
        <Section title="Mosse">
          <ul className={styles.moves}>
            {moves.map((move) => (
              <li key={move.id}>
                <MovePopover move={move} className={styles.move} />
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <Section title="Statistiche">
        <StatBars stats={pokemon} />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}

/** The animated sprite; the static one with reduced motion. */
function MovingSprite({ pokemon }: { pokemon: AvailablePokemon }) {
  const moving = animatedSpritePath(pokemon.formId, { shiny: pokemon.isShiny });
  return (
    <picture>
      <source media="(prefers-reduced-motion: reduce)" srcSet={assetUrl(pokemon.sprite)} />
      <img
        className={styles.sprite}
        src={assetUrl(moving)}
        alt={pokemon.name}
        width={128}
        height={128}
        decoding="async"
      />
    </picture>
  );
}
