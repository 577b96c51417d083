import type { BattleState, BattleTerms } from '@poketorneo/contract';
import { useEffect, useState } from 'react';
import { useChoiceDraft } from '../commands/index.ts';
import type { BattleText } from '../load-battle-text.ts';
import { useBattlePlayback } from '../screen/index.ts';
import { type DuelParts, isSealed } from './duel-parts.ts';
import { moveHint, useMoveHint } from './move-hint.ts';
import { teamOnScreen } from './team-on-screen.ts';
import type { TrialParts } from './trial-parts.ts';
import { useBattleEffects } from './use-battle-effects.ts';
import { useLink } from './use-link.ts';

export interface BattleProps {
  initial: BattleState;
  terms: BattleTerms;
  text: BattleText;
  newestNotificationId: number | undefined;
  /** Null for other battles. */
  duel: DuelParts | null;
  /** Null for other battles. */
  trial: TrialParts | null;
}

/** The state, the playback and the choice of a battle, from its player's side. */
export function useBattle({
  initial,
  terms,
  text,
  newestNotificationId,
  duel,
  trial,
}: BattleProps) {
  const { link, ...linkState } = useLink(initial, newestNotificationId, trial?.calls);
  const { battle, isSending, isOffline, refusal, chosen } = linkState;
  const battlePlayback = useBattlePlayback({
    battle,
    terms,
    text,
    side: battle.side,
    getOutcome: () => {
      const outcome = link.state.get().battle.result?.outcome;
      return outcome === 'win' || outcome === 'draw' ? outcome : 'loss';
    },
  });
  const { state } = battlePlayback;
  useBattleEffects(battle, battlePlayback, text);

  // `isPlaying` follows new events one rendering late; the count covers that time.
  const isCaughtUp = !state.isPlaying && state.count === battle.events.length;
  const isRunning = battle.status === 'running';
  const isEnded = isCaughtUp && !isRunning;
  const isWaiting = isSending || isSealed(battle);
  const canDecide = isCaughtUp && !isWaiting && isRunning;
  const choiceDraft = useChoiceDraft(canDecide ? battle.request : null, (choice) => {
    moveHint.set('seen');
    void link.choose(choice);
  });

  const log = () => battlePlayback.shownLog(battle.events);

  /** The last sentence, also if the page was opened after the end. */
  function closingPrompt(): string | null {
    if (battle.status === 'void') return 'Questa lotta è stata annullata.';
    return state.sentence === null ? (log().at(-1)?.sentences.at(-1) ?? null) : null;
  }

  const { draft, openPosition } = choiceDraft;
  useFocusOnCommands(draft === null ? null : `${openPosition} ${draft.aimedSlot}`);
  const hint = useMoveHint();
  const waiting = isCaughtUp ? (duel?.promptOf(linkState, terms) ?? null) : null;
  const question =
    waiting ?? text.promptOf({ draft, openPosition, terms, isSending, isOffline, refusal, hint });
  const lastQuestion = useLastQuestion(question, isSending || !isCaughtUp);
  const [action] = isWaiting && chosen?.step === battle.step ? chosen.choice : [];
  return {
    /** Of each part of a duel. */
    duelProps: { link, battle, isEnded },
    battle,
    battlePlayback,
    log,
    choiceDraft,
    isRunning,
    isEnded,
    /** The move that is on its way, or waits for the other player's choice. */
    chosenSlot: action?.do === 'move' ? action.slot : null,
    isDisabled: !canDecide || battle.request === null,
    prompt: lastQuestion ?? (isEnded ? closingPrompt() : null),
    team: teamOnScreen(useShownTeam(battle, isCaughtUp), state.view.sides[battle.side]),
    surrender: () => void link.surrender(),
  };
}

/** Moves the focus to the first command of each new decision when nothing else has the focus. */
function useFocusOnCommands(decision: string | null): void {
  useEffect(() => {
    if (decision === null || document.activeElement !== document.body) return;
    document
      .querySelector<HTMLElement>('[data-battle] [data-choice]:not([aria-disabled="true"])')
      ?.focus({ preventScroll: true });
  }, [decision]);
}

/** Keeps a question until the result of its answer is shown. */
function useLastQuestion(question: string | null, isStaying: boolean): string | null {
  const [last, setLast] = useState(question);
  if (question !== null && question !== last) setLast(question);
  return question ?? (isStaying ? last : null);
}

/** The team of the last request whose preceding events have all been shown. */
function useShownTeam({ request }: BattleState, isCaughtUp: boolean) {
  const [team, setTeam] = useState(request?.team ?? []);
  if (isCaughtUp && request !== null && request.team !== team) setTeam(request.team);
  return team;
}
