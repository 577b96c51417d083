import { type DuelState, replayTitle } from '@poketorneo/contract';
import { useState } from 'react';
import { publicUrl } from '../../../lib/public-url.ts';
import { type Shared, shareUrl } from '../../../lib/share.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CopyField } from '../../../ui/copy-field/CopyField.tsx';
import styles from './DuelTools.module.css';

/** The link for spectators; nothing for a duel without spectators. */
export function ShareDuel({ duel }: { duel: DuelState }) {
  const [how, setHow] = useState<Shared | null>(null);
  const word = wordOf(duel);
  if (word === null) return null;
  const url = publicUrl(`/guarda/${word}`);
  const [first, second] = duel.contestants;
  const title = replayTitle(first.name, second.name);
  return (
    <>
      <div className={styles.draw}>
        <Button look="secondary" onClick={async () => setHow(await shareUrl(url, title))}>
          {how === 'copied' ? 'Link copiato' : 'Condividi'}
        </Button>
        <p>
          {duel.watch === 'link'
            ? 'La guarda solo chi ha il link.'
            : 'Chi apre il link guarda la lotta in diretta.'}
        </p>
      </div>
      {how === 'shown' && <CopyField label="Link per guardare la lotta" value={url} />}
    </>
  );
}

/** What the link of spectators ends in. */
function wordOf({ watch, watchKey, id }: DuelState): string | null {
  switch (watch) {
    case 'everybody':
      return String(id);
    case 'link':
      return watchKey;
    case 'nobody':
      return null;
  }
}
