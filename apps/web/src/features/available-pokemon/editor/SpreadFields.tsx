import { natures, type StatName, spreadLimits } from '@poketorneo/rules';
import { Field } from '../../../ui/form/Field.tsx';
import { SelectField } from '../../../ui/select-field/SelectField.tsx';
import type { Draft, SpreadDraft } from './draft-types.ts';
import styles from './PokemonEditor.module.css';
import { SpreadNote } from './SpreadNote.tsx';
import { newSpread } from './spread-draft.ts';
import type { Possibilities } from './use-legality-issues.ts';

const shortNames: Readonly<Record<StatName, string>> = {
  hp: 'PS',
  attack: 'Att.',
  defense: 'Dif.',
  spAttack: 'Att. Sp.',
  spDefense: 'Dif. Sp.',
  speed: 'Vel.',
};

interface SpreadFieldsProps {
  draft: Draft;
  possible: Possibilities | undefined;
  onChange: (spread: SpreadDraft | null) => void;
}

const short: readonly (readonly [stat: StatName, label: string])[] = [
  ['hp', 'PS'],
  ['attack', 'Att.'],
  ['defense', 'Dif.'],
  ['spAttack', 'Att. Sp.'],
  ['spDefense', 'Dif. Sp.'],
  ['speed', 'Vel.'],
];

/**
 * Nature, IVs and EVs. With a nature the stats are computed live; without one they are entered by
 * hand.
 */
export function SpreadFields({ draft, possible, onChange }: SpreadFieldsProps) {
  const { spread } = draft;
  return (
    <fieldset className={styles.group} data-columns="spread">
      <legend className={styles.legend}>Natura, IV ed EV</legend>
      <SelectField
        className={styles.wide}
        label="Natura"
        value={spread?.nature ?? ''}
        disabled={possible === undefined}
        onValueChange={(value) => {
          const nature = natures.find(({ identifier }) => identifier === value)?.identifier;
          if (nature === undefined) onChange(null);
          else onChange({ ...(spread ?? newSpread(nature)), nature });
        }}
      >
        <option value="">Nessuna: statistiche a mano</option>
        {natures.map((nature) => (
          <option key={nature.identifier} value={nature.identifier}>
            {formatNature(nature)}
          </option>
        ))}
      </SelectField>
      {spread !== null &&
        (['ivs', 'evs'] as const).map((kind) =>
          short.map(([stat, label]) => (
            <Field
              key={`${kind} ${stat}`}
              label={`${kind === 'ivs' ? 'IV' : 'EV'} ${label}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={kind === 'ivs' ? spreadLimits.iv : spreadLimits.ev}
              value={spread[kind][stat]}
              onChange={(event) =>
                onChange({ ...spread, [kind]: { ...spread[kind], [stat]: event.target.value } })
              }
            />
          )),
        )}
      <SpreadNote draft={draft} baseStats={possible?.baseStats} />
    </fieldset>
  );
}

/** Such as 'Decisa (+Att. −Att. Sp.)'. */
function formatNature({ name, increased, decreased }: (typeof natures)[number]): string {
  if (increased === null || decreased === null) return name;
  return `${name} (+${shortNames[increased]} −${shortNames[decreased]})`;
}
