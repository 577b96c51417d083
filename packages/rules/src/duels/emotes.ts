/** The least time between two emotes of a player, in milliseconds. */
export const emoteIntervalMs = 5000;

/** How long an emote is shown, in milliseconds. */
export const emoteShownMs = 10_000;

/**
 * Why a player cannot send an emote now, in Italian for the screen; null when it can be sent.
 * `lastSentAt` is the player's last in this battle, null before the first. Both in epoch
 * milliseconds.
 */
export function problemOfEmote({
  lastSentAt,
  now,
}: {
  readonly lastSentAt: number | null;
  readonly now: number;
}): string | null {
  const mustWait = lastSentAt !== null && now - lastSentAt < emoteIntervalMs;
  return mustWait ? 'Piano: una ogni cinque secondi' : null;
}
