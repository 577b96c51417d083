import { regionMapPath, regionMaps, unchartedMapPath } from '@poketorneo/gen4/region-maps';
import { type Drawing, type Region, regions } from '../tournaments/drawing.ts';
import { chart } from './chart.ts';
import type { Ground } from './ground.ts';
import { hoennGround } from './hoenn.ts';
import { johtoGround } from './johto.ts';
import { kantoGround } from './kanto.ts';
import { sinnohGround } from './sinnoh.ts';
import { uncharted } from './uncharted.ts';

const grounds: Readonly<Record<Region, Ground>> = {
  kanto: kantoGround,
  johto: johtoGround,
  hoenn: hoennGround,
  sinnoh: sinnohGround,
};

/** The map of every tournament's region, and what stands in its place until it is known. */
export function mapDrawings(): Drawing[] {
  const charts = regions.map((region) => {
    const map = regionMaps.find((one) => one.region === region);
    if (map === undefined) throw new RangeError(`No places are known for ${region}`);
    return { path: regionMapPath(map), svg: chart(map, grounds[region]) };
  });
  return [...charts, { path: unchartedMapPath, svg: uncharted() }];
}
