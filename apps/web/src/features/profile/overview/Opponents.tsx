import type { PokemonType, UserInfo } from '@poketorneo/contract';
import { assetUrl } from '../../../lib/asset-url.ts';
import { counted } from '../../../ui/format/counts.ts';
import { TypeIcon } from '../../../ui/type-icon/TypeIcon.tsx';
import { nothing } from './figures.ts';
import { StatCard } from './StatCard.tsx';
import rows from './StatRows.module.css';

/** The leader and the Pokémon that the player found hardest. */
export function Opponents({ info }: { info: UserInfo }) {
  const { hardestLeaderToDefeat: leader } = info;
  return (
    <StatCard title="Avversari">
      <dl className={rows.rows}>
        <div className={rows.row}>
          <dt className={rows.label}>Il capopalestra più difficile</dt>
          {leader === null ? (
            <dd className={rows.value}>{nothing}</dd>
          ) : (
            <dd className={rows.person}>
              <img
                className={rows.portrait}
                src={assetUrl(leader.sprite)}
                alt=""
                width={48}
                height={48}
                loading="lazy"
                decoding="async"
              />
              <span className={rows.words}>
                <span className={rows.name}>{leader.name}</span>
                <span className={rows.detail}>
                  {counted(leader.numberOfMatches, 'lotta', 'lotte')}
                </span>
              </span>
            </dd>
          )}
        </div>
        <TypeRow label="Il tipo più facile da battere" type={info.easiestTypeToDefeat} />
        <TypeRow label="Il tipo più difficile da battere" type={info.hardestTypeToDefeat} />
      </dl>
    </StatCard>
  );
}

function TypeRow({ label, type }: { label: string; type: PokemonType | null }) {
  return (
    <div className={rows.row}>
      <dt className={rows.label}>{label}</dt>
      <dd className={rows.value}>{type === null ? nothing : <TypeIcon type={type} />}</dd>
    </div>
  );
}
