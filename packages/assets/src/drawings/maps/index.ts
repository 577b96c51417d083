import { regionMapPath, regionMaps, unchartedMapPath } from '@poketorneo/gen4/region-maps';
import { type Drawing, type Region, regions } from '../tournaments/drawing.ts';
import type { Ground } from './ground.ts';
import { hoennGround } from './hoenn.ts';
import { johtoGround } from './johto.ts';
import { kantoGround } from './kanto.ts';
import { drawRegionMap } from './region-map.ts';
import { sinnohGround } from './sinnoh.ts';
import { uncharted } from './uncharted.ts';

const grounds: Readonly<Record<Region, Ground>> = {
  kanto: kantoGround,
  johto: johtoGround,
  hoenn: hoennGround,
  sinnoh: sinnohGround,
};

/** The map of every tournament's region, and the placeholder while the region is unknown. */
export function mapDrawings(): Drawing[] {
  const charts = regions.map((region) => {
    const map = regionMaps.find((one) => one.region === region);
    if (map === undefined) throw new RangeError(`No places are known for ${region}`);
    return { path: regionMapPath(map), svg: drawRegionMap(map, grounds[region]) };
  });
  return [...charts, { path: unchartedMapPath, svg: uncharted() }];
}
