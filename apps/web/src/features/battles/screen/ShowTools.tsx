import { useStore } from '../../../lib/create-store.ts';
import { Icon } from './icons.tsx';
import { nextSpeed, preferences } from './preferences.ts';
import { Tool } from './Tool.tsx';

const speedNames = { 1: '1×', 2: '2×', skip: '⏭' } as const;
const speedWords = { 1: 'normale', 2: 'doppia', skip: 'senza animazioni' } as const;

export function changeSpeed(): void {
  const now = preferences.get();
  preferences.set({ ...now, speed: nextSpeed(now.speed) });
}

export function changeSound(): void {
  const now = preferences.get();
  preferences.set({ ...now, isMuted: !now.isMuted });
}

/** How fast and how loud it is. */
export function ShowTools() {
  const { speed, isMuted } = useStore(preferences);
  return (
    <>
      <Tool label={`Velocità: ${speedWords[speed]}`} onPress={changeSpeed}>
        {speedNames[speed]}
      </Tool>
      <Tool label="Suoni e versi" pressed={!isMuted} onPress={changeSound}>
        <Icon name={isMuted ? 'silence' : 'sound'} />
      </Tool>
    </>
  );
}
