import { n, type Point } from '../kit/svg.ts';

/** The outline through corners. */
export function corners(...points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** The outline of a circle. */
export function circle(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;
}

/** A point at an angle in degrees, clockwise from the top. */
export function around(x: number, y: number, r: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
}

/** A regular polygon whose first corner is at `turn` degrees from the top. */
export function regular(x: number, y: number, r: number, sides: number, turn = 0): string {
  return corners(
    ...Array.from({ length: sides }, (_, index) => around(x, y, r, turn + (index * 360) / sides)),
  );
}

/** A drop with its tip at the top; x, y is the middle of its round part. */
export function drop(x: number, y: number, r: number): string {
  return `M${n(x)} ${n(y - 2.1 * r)}C${n(x + 0.35 * r)} ${n(y - 1.4 * r)} ${n(x + r)} ${n(y - 0.8 * r)} ${n(x + r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x - r)} ${n(y)}C${n(x - r)} ${n(y - 0.8 * r)} ${n(x - 0.35 * r)} ${n(y - 1.4 * r)} ${n(x)} ${n(y - 2.1 * r)}Z`;
}
