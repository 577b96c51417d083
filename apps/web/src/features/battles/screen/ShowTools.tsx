import { useStore } from '../../../lib/create-store.ts';
import { soundEffects } from '../../../lib/sound.ts';
import { battleSpeed, nextSpeed, playedSpeed } from './battle-speed.ts';
import { Icon } from './icons.tsx';
import { Tool } from './Tool.tsx';

const speedNames = { 1: '1×', 2: '2×', skip: <Icon name="skip" /> } as const;
// Whoever says aloud what is written on the button means this button: its name has it too.
const speedLabels = { 1: 'normale, 1×', 2: 'doppia, 2×', skip: 'senza animazioni' } as const;

/** The next speed; what is seen again is never skipped. */
export function changeSpeed({ canSkip = true } = {}): void {
  const speed = battleSpeed.get();
  battleSpeed.set(canSkip ? nextSpeed(speed) : speed === 1 ? 2 : 1);
}

export function changeSound(): void {
  soundEffects.set(soundEffects.get() === 'on' ? 'off' : 'on');
}

/** How fast it is, and whether it is heard. */
export function ShowTools({ canSkip = true }: { canSkip?: boolean }) {
  const isMuted = useStore(soundEffects) === 'off';
  const savedSpeed = useStore(battleSpeed);
  const speed = canSkip ? savedSpeed : playedSpeed(savedSpeed);
  return (
    <>
      <Tool label={`Velocità: ${speedLabels[speed]}`} onPress={() => changeSpeed({ canSkip })}>
        {speedNames[speed]}
      </Tool>
      <Tool label="Suoni e versi" pressed={!isMuted} onPress={changeSound}>
        <Icon name={isMuted ? 'silence' : 'sound'} />
      </Tool>
    </>
  );
}
