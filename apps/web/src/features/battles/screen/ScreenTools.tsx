import { useStore } from '../../../lib/create-store.ts';
import { soundEffects } from '../../../lib/sound.ts';
import type { Keys } from '../commands/index.ts';
import { battleSpeed, nextSpeed, playedSpeed } from './battle-speed.ts';
import { Icon } from './icons.tsx';
import { Tool } from './Tool.tsx';

const speedNames = { 1: '1×', 2: '2×', skip: <Icon name="skip" /> } as const;
// The name contains the visible text, for users of voice control.
const speedLabels = { 1: 'normale, 1×', 2: 'doppia, 2×', skip: 'senza animazioni' } as const;

interface ScreenToolsProps {
  /** False for a replay, whose animations are never skipped. */
  canSkip?: boolean;
  onOpen: (which: 'log' | 'help') => void;
}

function changeSpeed(canSkip: boolean): void {
  const speed = battleSpeed.get();
  battleSpeed.set(canSkip ? nextSpeed(speed) : speed === 1 ? 2 : 1);
}

function changeSound(): void {
  soundEffects.set(soundEffects.get() === 'on' ? 'off' : 'on');
}

/** The keys for the buttons of `ScreenTools`. */
export function screenToolKeys({ canSkip = true, onOpen }: ScreenToolsProps): Keys {
  const key = (act: () => void) => () => {
    act();
    return true;
  };
  return {
    v: key(() => changeSpeed(canSkip)),
    m: key(changeSound),
    l: key(() => onOpen('log')),
    h: key(() => onOpen('help')),
  };
}

/** The buttons for speed, sound, log and help. */
export function ScreenTools({ canSkip = true, onOpen }: ScreenToolsProps) {
  const isMuted = useStore(soundEffects) === 'off';
  const savedSpeed = useStore(battleSpeed);
  const speed = canSkip ? savedSpeed : playedSpeed(savedSpeed);
  return (
    <>
      <Tool label={`Velocità: ${speedLabels[speed]}`} onPress={() => changeSpeed(canSkip)}>
        {speedNames[speed]}
      </Tool>
      <Tool label="Suoni e versi" pressed={!isMuted} onPress={changeSound}>
        <Icon name={isMuted ? 'silence' : 'sound'} />
      </Tool>
      <Tool label="Cronaca" onPress={() => onOpen('log')}>
        <Icon name="log" />
      </Tool>
      <Tool label="Aiuto" onPress={() => onOpen('help')}>
        <Icon name="help" />
      </Tool>
    </>
  );
}
