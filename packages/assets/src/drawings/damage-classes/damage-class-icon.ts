import type { DamageClass } from '@poketorneo/gen4';
import { pill } from '../kit/pill.ts';
import { disc, n, shape, stroke } from '../kit/svg.ts';
import type { Glyph } from '../types/type-glyphs.ts';

const impact: Glyph = (ink, ground) => {
  const points = Array.from({ length: 20 }, (_, index) => {
    const radius = index % 2 === 0 ? 9.2 : 5.2;
    const angle = (index * Math.PI) / 10 - Math.PI / 2;
    return `${n(12 + radius * Math.cos(angle))} ${n(12 + radius * Math.sin(angle))}`;
  });
  return shape(`M${points.join('L')}Z`, ink) + disc(12, 12, 2.4, ground);
};

const rings: Glyph = (ink) =>
  disc(12, 12, 2.6, ink) +
  stroke('M12 6.6A5.4 5.4 0 1 1 12 17.4A5.4 5.4 0 1 1 12 6.6', ink, 1.5) +
  stroke('M12 3.4A8.6 8.6 0 1 1 12 20.6A8.6 8.6 0 1 1 12 3.4', ink, 1.5);

const halves: Glyph = (ink) =>
  stroke('M12 3.8A8.2 8.2 0 1 1 12 20.2A8.2 8.2 0 1 1 12 3.8', ink, 1.7) +
  shape('M12 3.8A8.2 8.2 0 0 0 12 20.2A4.1 4.1 0 0 0 12 12A4.1 4.1 0 0 1 12 3.8Z', ink);

const looks: Readonly<Record<DamageClass, { label: string; colour: string; glyph: Glyph }>> = {
  physical: { label: 'FISICO', colour: '#c2331f', glyph: impact },
  special: { label: 'SPECIALE', colour: '#3a559f', glyph: rings },
  status: { label: 'STATO', colour: '#66676e', glyph: halves },
};

/** Every damage class that has an icon. */
export const damageClasses: readonly DamageClass[] = ['physical', 'special', 'status'];

/** The damage class's label: sign and Italian name. */
export function damageClassIcon(damageClass: DamageClass): string {
  const { label, colour, glyph } = looks[damageClass];
  return pill(label, colour, glyph);
}
