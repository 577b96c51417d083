import type { Region } from '../tournaments/drawing.ts';
import { adriano } from './hoenn/adriano.ts';
import { alice } from './hoenn/alice.ts';
import { fiammetta } from './hoenn/fiammetta.ts';
import { norman } from './hoenn/norman.ts';
import { petra } from './hoenn/petra.ts';
import { rocco } from './hoenn/rocco.ts';
import { rudi } from './hoenn/rudi.ts';
import { twins } from './hoenn/twins.ts';
import { walter } from './hoenn/walter.ts';
import { alfredo } from './johto/alfredo.ts';
import { angelo } from './johto/angelo.ts';
import { chiara } from './johto/chiara.ts';
import { furio } from './johto/furio.ts';
import { jasmine } from './johto/jasmine.ts';
import { lance } from './johto/lance.ts';
import { raffaello } from './johto/raffaello.ts';
import { sandra } from './johto/sandra.ts';
import { valerio } from './johto/valerio.ts';
import { blaine } from './kanto/blaine.ts';
import { blu } from './kanto/blu.ts';
import { brock } from './kanto/brock.ts';
import { erika } from './kanto/erika.ts';
import { giovanni } from './kanto/giovanni.ts';
import { koga } from './kanto/koga.ts';
import { misty } from './kanto/misty.ts';
import { sabrina } from './kanto/sabrina.ts';
import { surge } from './kanto/surge.ts';
import type { Leader } from './portrait.ts';
import { bianca } from './sinnoh/bianca.ts';
import { camilla } from './sinnoh/camilla.ts';
import { corrado } from './sinnoh/corrado.ts';
import { fannie } from './sinnoh/fannie.ts';
import { ferruccio } from './sinnoh/ferruccio.ts';
import { gardenia } from './sinnoh/gardenia.ts';
import { marzia } from './sinnoh/marzia.ts';
import { omar } from './sinnoh/omar.ts';
import { pedro } from './sinnoh/pedro.ts';

/** The leaders of each tournament in their order; the ninth is the champion. */
export const cast: Readonly<Record<Region, readonly Leader[]>> = {
  kanto: [brock, misty, surge, erika, koga, sabrina, blaine, giovanni, blu],
  johto: [valerio, raffaello, chiara, angelo, furio, jasmine, alfredo, sandra, lance],
  hoenn: [petra, rudi, walter, fiammetta, norman, alice, twins, adriano, rocco],
  sinnoh: [pedro, gardenia, marzia, omar, fannie, ferruccio, bianca, corrado, camilla],
};
