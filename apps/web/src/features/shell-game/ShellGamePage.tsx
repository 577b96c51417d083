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
        <Landscape hasShells={page === 'intro'} />
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

/** The beach stays where it is from page to page; only the shells that lie on it go. */
function Landscape({ hasShells }: { hasShells: boolean }) {
  const files = hasShells ? ['shell-game-beach', 'shell-game'] : ['shell-game-beach'];
  return files.map((file) => (
    <img
      key={file}
      className={styles.landscape}
      src={assetUrl(`backgrounds/${file}.svg`)}
      alt=""
      width={1600}
      height={500}
      decoding="async"
    />
  ));
}
