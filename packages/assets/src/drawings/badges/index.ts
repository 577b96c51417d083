import { type Drawing, type Region, regions } from '../tournaments/drawing.ts';
import { hoennBadges } from './hoenn.ts';
import { johtoBadges } from './johto.ts';
import { kantoBadges } from './kanto.ts';
import { type Badge, type Metal, pin, recess } from './pin.ts';
import { sinnohBadges } from './sinnoh.ts';

const badges: Readonly<Record<Region, readonly Badge[]>> = {
  kanto: kantoBadges,
  johto: johtoBadges,
  hoenn: hoennBadges,
  sinnoh: sinnohBadges,
};

/** The metal of each tournament's badges. */
const metals: Readonly<Record<Region, Metal>> = {
  kanto: { light: '#fff3c0', middle: '#eab93c', dark: '#a86f14', line: '#6b430c' },
  johto: { light: '#ffffff', middle: '#b9c4d4', dark: '#6c7a90', line: '#3a465c' },
  hoenn: { light: '#ffe2c2', middle: '#d28a54', dark: '#8a4a24', line: '#552a14' },
  sinnoh: { light: '#dfe6f2', middle: '#7d89a3', dark: '#3f4860', line: '#20263a' },
};

/** Every tournament's eight badges, and the empty recess of each. */
export function badgeDrawings(): Drawing[] {
  return regions.flatMap((region) =>
    badges[region].flatMap((badge, index) => {
      const name = `${region}-${index + 1}.svg`;
      return [
        { path: `badges/${name}`, svg: pin(badge, metals[region]) },
        { path: `badges/empty/${name}`, svg: recess(badge) },
      ];
    }),
  );
}
