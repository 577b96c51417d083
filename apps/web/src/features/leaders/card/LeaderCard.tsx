import type { PokemonType, TournamentLeader } from '@poketorneo/contract';
import { isRealType } from '@poketorneo/gen4/types';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { PicturePopover } from '../../../ui/info-popover/PicturePopover.tsx';
import { useNearViewport } from '../../../ui/near-viewport/use-near-viewport.ts';
import { TypeEfficacyBubble } from '../../../ui/type-efficacies/TypeEfficacyBubble.tsx';
import { TypeIcon } from '../../../ui/type-icon/TypeIcon.tsx';
import { pokedexListQueries } from '../../pokedex/index.ts';
import { leaderElementId } from '../board/element-ids.ts';
import { CollapsibleRow } from '../collapsible/CollapsibleRow.tsx';
import { BodyPlaceholder } from './BodyPlaceholder.tsx';
import styles from './LeaderCard.module.css';
import { LeaderHeader } from './LeaderHeader.tsx';
import { Reward } from './Reward.tsx';
import type { SlotUse } from './slot-use.ts';
import { Team } from './Team.tsx';

interface LeaderCardProps {
  leader: TournamentLeader;
  /** The page opens or scrolls near this card. */
  isExpected: boolean;
  use: SlotUse;
  /** Shown below the team. */
  action?: ReactNode;
  /** Replaces the plain slots of the team. */
  renderTeam?: () => ReactNode;
  /** Undefined: the card does not collapse. */
  collapsible?: Collapsible | undefined;
}

interface Collapsible {
  isCollapsed: boolean;
  onToggle: () => void;
}

/**
 * A gym's poster: leader, team or its type, and prize. Far from the viewport only the header's text
 * is rendered, above a placeholder.
 */
export function LeaderCard({
  leader,
  isExpected,
  use,
  action,
  renderTeam,
  collapsible,
}: LeaderCardProps) {
  const card = useRef<HTMLLIElement>(null);
  const wasNear = useNearViewport(card, isExpected);
  const { id, dominantType, unlocked, teamHidden } = leader;
  const colour: CSSProperties & Record<'--type', string> = {
    '--type': `var(--type-${dominantType.id}, var(--type-10001))`,
  };
  const bodyId = `leader-card-${id}`;
  return (
    <li
      ref={card}
      id={leaderElementId(leader)}
      className={styles.card}
      style={colour}
      data-locked={!unlocked || undefined}
      aria-labelledby={`leader-name-${id}`}
      tabIndex={-1}
    >
      {collapsible !== undefined && (
        <CollapsibleRow
          leader={leader}
          isOpen={!collapsible.isCollapsed}
          bodyId={bodyId}
          onToggle={collapsible.onToggle}
        />
      )}
      {!collapsible?.isCollapsed && (
        <div id={bodyId} className={styles.whole}>
          <LeaderHeader
            leader={leader}
            showsProgress={use.kind === 'player'}
            isFar={!wasNear}
            isNamedAbove={collapsible !== undefined}
          />
          {wasNear ? (
            <div className={styles.body}>
              {teamHidden ? (
                <FavouriteType type={dominantType} />
              ) : (
                (renderTeam?.() ?? <Team pokemons={leader.pokemons} use={use} />)
              )}
              {action}
              <Reward leader={leader} use={use} />
            </div>
          ) : (
            <BodyPlaceholder leader={leader} use={use} />
          )}
        </div>
      )}
    </li>
  );
}

/** For a secret team only its type is shown. */
function FavouriteType({ type }: { type: PokemonType }) {
  const icon = <TypeIcon type={type} className={styles.icon} />;
  return (
    <div className={styles.secret}>
      <p className={styles.label}>Tipo preferito</p>
      {isRealType(type.id) ? (
        <PicturePopover className={styles.trigger} picture={icon} title="Debolezze/Resistenze">
          <TypeEfficacyBubble query={pokedexListQueries.typeEfficacies(type.id)} range="type" />
        </PicturePopover>
      ) : (
        icon
      )}
      <p className={styles.hint}>La squadra è segreta: la vede solo chi la batte.</p>
    </div>
  );
}
