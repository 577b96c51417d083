import { useStore } from '../../../lib/create-store.ts';
import { Icon } from './icons.tsx';
import { nextSpeed, playedSpeed, preferences } from './preferences.ts';
import { Tool } from './Tool.tsx';

const speedNames = { 1: '1×', 2: '2×', skip: <Icon name="skip" /> } as const;
// Whoever says aloud what is written on the button means this button: its name has it too.
const speedWords = { 1: 'normale, 1×', 2: 'doppia, 2×', skip: 'senza animazioni' } as const;

/** The next speed; what is seen again is never skipped. */
export function changeSpeed({ canSkip = true } = {}): void {
  const { speed, isMuted } = preferences.get();
  const next = canSkip ? nextSpeed(speed) : speed === 1 ? 2 : 1;
  preferences.set({ speed: next, isMuted });
}

export function changeSound(): void {
  const now = preferences.get();
  preferences.set({ ...now, isMuted: !now.isMuted });
}

/** How fast and how loud it is. */
export function ShowTools({ canSkip = true }: { canSkip?: boolean }) {
  const kept = useStore(preferences);
  const { isMuted } = kept;
  const speed = canSkip ? kept.speed : playedSpeed(kept.speed);
  return (
    <>
      <Tool label={`Velocità: ${speedWords[speed]}`} onPress={() => changeSpeed({ canSkip })}>
        {speedNames[speed]}
      </Tool>
      <Tool label="Suoni e versi" pressed={!isMuted} onPress={changeSound}>
        <Icon name={isMuted ? 'silence' : 'sound'} />
      </Tool>
    </>
  );
}
