import type { BattleSide } from '@poketorneo/contract';
import { ofSide } from '@poketorneo/rules/battle';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isTransient } from '../../../lib/api.ts';
import { useDeferredImport } from '../../../lib/deferred.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { arenaOf, foeLabelOf } from '../battle-to-show.ts';
import { Emote } from '../duel/Emote.tsx';
import { Viewers } from '../duel/Viewers.tsx';
import { loadBattleText } from '../load-battle-text.ts';
import { battleQueries } from '../queries.ts';
import { TextBox } from '../screen/TextBox.tsx';
import { Duelist } from '../spectator/Duelist.tsx';
import { watchQueries } from '../spectator/queries.ts';
import { type SpectatorProps, useSpectator } from '../spectator/use-spectator.ts';
import { endSentenceOf } from '../spectator/watched-labels.ts';
import { BattleStage } from '../stage/index.ts';
import styles from './WallPage.module.css';
import { WallTitle } from './WallTitle.tsx';

/** The end of a duel stays as long. */
const endMs = 12_000;
const retryMs = 5000;

interface WallDuelProps {
  id: number;
  isShowcased: boolean;
  /** Its end has been shown, or it cannot be shown. */
  onDone: () => void;
}

/** A duel on the wall, until some seconds after its end. */
export function WallDuel({ id, isShowcased, onDone }: WallDuelProps) {
  const word = String(id);
  const watched = useQuery({
    ...watchQueries.one(word, 'wall'),
    refetchInterval: ({ state }) => (state.status === 'error' ? retryMs : false),
  });
  const terms = useQuery({
    ...battleQueries.terms(),
    refetchInterval: ({ state }) => (state.status === 'error' ? retryMs : false),
  });
  const text = useDeferredImport(loadBattleText, true);
  const isHidden = watched.error !== null && !isTransient(watched.error);
  const leave = useEffectEvent(onDone);
  useEffect(() => {
    if (isHidden) leave();
  }, [isHidden]);
  if (watched.data === undefined || terms.data === undefined || text === undefined) {
    return (
      <div className={styles.loading}>
        <WallTitle>Lotte in diretta</WallTitle>
        <Spinner label="La lotta sta per cominciare" />
      </div>
    );
  }
  return (
    <Shown
      word={word}
      initial={watched.data}
      terms={terms.data}
      text={text}
      isShowcased={isShowcased}
      onDone={onDone}
    />
  );
}

function Shown({
  isShowcased,
  onDone,
  ...props
}: SpectatorProps & Pick<WallDuelProps, 'isShowcased' | 'onDone'>) {
  const { link, duel, battle, viewers, battlePlayback, isEnded } = useSpectator(props, {
    ignoreSkip: true,
  });
  const { stage, state, speed } = battlePlayback;
  const { view, sentence, sentenceNumber, typedFrom, isPlaying } = state;
  const [first, second] = duel.contestants;
  const leave = useEffectEvent(onDone);
  useEffect(() => {
    if (!isEnded) return;
    const timer = setTimeout(() => leave(), endMs);
    return () => clearTimeout(timer);
  }, [isEnded]);
  // Beside a narrow stage's plates there is no room for who fights.
  const isPortrait = useMediaQuery('(orientation: portrait)');
  const duelist = (side: BattleSide) => <Duelist link={link} duel={duel} side={side} />;
  const bar = (side: BattleSide, place: 'near' | 'far') =>
    isPortrait && (
      <div className={styles.bar} data-place={place}>
        {duelist(side)}
      </div>
    );
  const emote = (side: BattleSide, speaker: 'near' | 'far') => (
    <Emote
      said={ofSide(duel.emotes, side)}
      name={ofSide(duel.contestants, side).name}
      speaker={speaker}
    />
  );
  const names = `${first.name} contro ${second.name}`;
  const end = isEnded ? endSentenceOf(duel) : null;
  return (
    <div className={styles.duel} data-battle>
      <h1 className={styles.names}>{names}</h1>
      {bar(2, 'far')}
      <div className={styles.stage} data-stage>
        <BattleStage
          ref={stage}
          view={view}
          side={1}
          isOwnSideExact={false}
          format={battle.format}
          arena={arenaOf(battle)}
          teamSizes={[first.teamSize, second.teamSize]}
          terms={props.terms}
          foeLabel={foeLabelOf(battle, 1)}
          underPlates={isPortrait ? undefined : duelist}
        />
        <div className={styles.emotes}>
          {emote(2, 'far')}
          {emote(1, 'near')}
        </div>
      </div>
      {bar(1, 'near')}
      <div className={styles.strip}>
        <div className={styles.text}>
          <TextBox
            text={isPlaying ? (sentence ?? `${names}!`) : (end ?? sentence ?? `${names}!`)}
            typed={isPlaying ? { number: sentenceNumber, from: typedFrom, speed } : null}
            onAdvance={null}
          />
        </div>
        <div className={styles.facts}>
          <p>{isEnded ? 'Finita' : isShowcased ? 'In vetrina' : 'In diretta'}</p>
          <p>{view.turn > 0 && `Turno ${view.turn}`}</p>
          <p>
            <Viewers viewers={viewers} />
          </p>
        </div>
      </div>
    </div>
  );
}
