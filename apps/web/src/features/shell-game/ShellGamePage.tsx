import { assetUrl } from '../../lib/asset-url.ts';
import { ShellFail } from './ShellFail.tsx';
import styles from './ShellGamePage.module.css';
import { ShellIntro } from './ShellIntro.tsx';
import { ShellPlaying } from './ShellPlaying.tsx';
import { useShellTable } from './use-shell-table.ts';

/** /shell-game: three cards change places, and one is to be found again. */
export function ShellGamePage() {
  const { state, start, retry, choose } = useShellTable();
  const { page, turn, deal } = state;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>PokéShell</h1>
      <div className={styles.scene} data-page={page}>
        <img
          className={styles.landscape}
          src={assetUrl('backgrounds/shell-game.svg')}
          alt=""
          width={1600}
          height={500}
          decoding="async"
        />
        {page === 'playing' && turn !== null ? (
          <ShellPlaying
            turn={turn}
            message={state.message}
            hasFailed={deal === 'failed'}
            onChoose={choose}
            onRetry={retry}
          />
        ) : page === 'fail' ? (
          <ShellFail round={turn?.round ?? 0} deal={deal} onRetry={start} />
        ) : (
          <ShellIntro deal={deal} onStart={start} />
        )}
      </div>
    </div>
  );
}
