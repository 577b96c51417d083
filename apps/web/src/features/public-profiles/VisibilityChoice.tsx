import type { ProfileVisibility } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { publicUrl } from '../../lib/public-url.ts';
import { replaceData } from '../../lib/query-client.ts';
import { createSetting, useSetting } from '../../lib/setting.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { CopyField } from '../../ui/copy-field/CopyField.tsx';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { NotedCheckbox } from '../../ui/form/NotedCheckbox.tsx';
import { Loading } from '../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { profilePath, publicProfileQueries } from './queries.ts';
import styles from './VisibilityChoice.module.css';

const visibilitySetting = createSetting<boolean>((_, isPublic) => isPublic);

/** The visibility of the user's own profile, with its URL. */
export function VisibilityChoice({ username }: { username: string }) {
  const { data, isError, isFetching, refetch } = useQuery(publicProfileQueries.visibility());
  if (data !== undefined) return <Choice username={username} visibility={data} />;
  if (isError) return <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <Loading>
      <Skeleton height="5rem" />
    </Loading>
  );
}

interface ChoiceProps {
  username: string;
  visibility: ProfileVisibility;
}

function Choice({ username, visibility }: ChoiceProps) {
  const client = useQueryClient();
  const { queryKey } = publicProfileQueries.visibility();
  const { value, state, change } = useSetting(visibilitySetting, {
    saved: visibility.isPublic,
    save: (isPublic) => call(contract.publicProfiles.setVisibility, { body: { isPublic } }),
    onSaved: (response) => replaceData(client, queryKey, response),
    onFailed: () => client.invalidateQueries({ queryKey }),
  });
  const path = profilePath(username);
  return (
    <div className={styles.choice}>
      <NotedCheckbox
        label="Profilo pubblico"
        note="Chi ha il link vede il tuo username, l’icona, le medaglie e i posti in classifica, anche delle stagioni passate e senza account. Mai nome e cognome, email o lotte."
        checked={value}
        onChange={(event) => change(event.target.checked)}
      />
      <p className={styles.saved} role="status">
        {state === 'saved' &&
          (value
            ? 'Salvato: chi ha il link può vederlo.'
            : 'Salvato: ora non lo vede più nessuno.')}
      </p>
      {state !== 'saving' && value && (
        <div className={styles.link}>
          <CopyField label="Il link del tuo profilo" value={publicUrl(path)} />
          <ButtonLink look="quiet" to={path}>
            Guarda come lo vedono gli altri
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
