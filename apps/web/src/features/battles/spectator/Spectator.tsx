import { type BattleSide, replayTitle, type WatchedDuel } from '@poketorneo/contract';
import { foeOf, ofSide } from '@poketorneo/rules/battle';
import { useEffect, useRef, useState } from 'react';
import { alert } from '../../../lib/alerts.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import { useSession } from '../../../lib/session.ts';
import { shareUrl } from '../../../lib/share.ts';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { useBattleKeys } from '../commands/index.ts';
import { Emote } from '../duel/Emote.tsx';
import { Viewers } from '../duel/Viewers.tsx';
import endStyles from '../end/EndPanel.module.css';
import controls from '../replay/ReplayControls.module.css';
import { HelpWindow } from '../screen/HelpWindow.tsx';
import { BattleScreen, Icon, ScreenTools, screenToolKeys } from '../screen/index.ts';
import { LogWindow } from '../screen/LogWindow.tsx';
import { Duelist } from './Duelist.tsx';
import styles from './Spectator.module.css';
import { type SpectatorProps, useSpectator } from './use-spectator.ts';
import { headlineOf, reasonOf } from './watched-labels.ts';

const keyHelp = [
  ['Invio', 'vai avanti'],
  ['V', 'cambia velocità'],
  ['M', 'suoni e versi'],
  ['L', 'leggi la cronaca'],
  ['H', 'questo aiuto'],
] as const;
const touchHelp = [
  ['La scena', 'toccala per andare avanti'],
  ['1×', 'cambia velocità'],
  ['Altoparlante', 'suoni e versi'],
  ['Righe', 'leggi la cronaca'],
] as const;

/** A duel as its spectators see it. */
export function Spectator(props: SpectatorProps) {
  const { link, duel, battle, viewers, battlePlayback, log, isCaughtUp, isEnded } =
    useSpectator(props);
  const [nearSide, setNearSide] = useState<BattleSide>(1);
  const [openWindowName, setOpenWindowName] = useState<'log' | 'help' | null>(null);
  const [first, second] = duel.contestants;
  useDocumentTitle(replayTitle(first.name, second.name));
  useBattleKeys({
    ...screenToolKeys({ onOpen: setOpenWindowName }),
    enter: () => {
      if (document.activeElement?.closest('button, a') != null) return false;
      battlePlayback.playback.advance();
      return true;
    },
  });
  return (
    <BattleScreen
      battle={battle}
      terms={props.terms}
      battlePlayback={battlePlayback}
      nearSide={nearSide}
      isOwnSideExact={false}
      title={`${first.name} – ${second.name}`}
      viewers={<Viewers viewers={isEnded ? 0 : viewers} />}
      tools={<ScreenTools onOpen={setOpenWindowName} />}
      prompt={isCaughtUp ? promptOf(duel) : null}
      log={log}
      isEnded={isEnded}
      underPlates={(side) => (
        <>
          <Duelist link={link} duel={duel} side={side} />
          <Emote
            key={side}
            said={ofSide(duel.emotes, side)}
            name={ofSide(duel.contestants, side).name}
          />
        </>
      )}
    >
      {isEnded ? (
        <End duel={duel} />
      ) : (
        <Controls duel={duel} onSwap={() => setNearSide(foeOf(nearSide))} />
      )}
      <LogWindow
        turns={openWindowName === 'log' ? log() : null}
        onClose={() => setOpenWindowName(null)}
      />
      <HelpWindow
        open={openWindowName === 'help'}
        onClose={() => setOpenWindowName(null)}
        keys={keyHelp}
        touches={touchHelp}
      />
    </BattleScreen>
  );
}

/** The prompt while nothing plays; it never tells which side has chosen. */
function promptOf(duel: WatchedDuel): string {
  if (duel.status !== 'running') return headlineOf(duel);
  const [first, second] = duel.contestants;
  return `${first.name} e ${second.name} stanno scegliendo…`;
}

function Controls({ duel, onSwap }: { duel: WatchedDuel; onSwap: () => void }) {
  const [first, second] = duel.contestants;
  const [url, setUrl] = useState<string | null>(null);
  async function share(): Promise<void> {
    const link = publicUrl(location.pathname + location.search);
    const how = await shareUrl(link, replayTitle(first.name, second.name));
    if (how === 'copied') {
      alert.success('Link copiato: chi lo apre guarda la lotta', { autoClose: true });
    }
    setUrl(how === 'shown' ? link : null);
  }
  return (
    <div className={`${controls.controls} ${styles.controls}`}>
      <p className={styles.live}>
        <span className={styles.dot} aria-hidden="true" />
        In diretta
      </p>
      <div className={controls.row}>
        <button type="button" className={controls.minor} data-command onClick={onSwap}>
          <Icon name="swap" />
          Cambia lato
        </button>
        <button type="button" className={controls.minor} data-command onClick={() => void share()}>
          <Icon name="share" />
          Condividi
        </button>
        {url !== null && (
          <input
            className={controls.url}
            aria-label="Link per guardare la lotta"
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
          />
        )}
      </div>
    </div>
  );
}

function End({ duel }: { duel: WatchedDuel }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isSignedIn = useSession() !== null;
  const reason = reasonOf(duel);
  const hasReplay = duel.status === 'over' && duel.events.length > 0;
  return (
    <section className={endStyles.end} data-outcome={duel.outcome ?? undefined}>
      <h2 ref={heading} tabIndex={-1} className={endStyles.headline}>
        {headlineOf(duel)}
      </h2>
      {reason !== null && <p>{reason}</p>}
      <div className={endStyles.next}>
        {hasReplay && (
          <ButtonLink look="secondary" to="?rivedi">
            Rivedi
          </ButtonLink>
        )}
        {isSignedIn ? (
          <ButtonLink look="secondary" to="/pvp-battle">
            Altre lotte
          </ButtonLink>
        ) : (
          <ButtonLink look="secondary" to="/home">
            Alla home
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
