import './configure-zod.ts';
import './ui/theme/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { watchTypedInput } from './app/restore-typed-input.ts';
import { startApp } from './app/start.ts';
import { untilReady } from './app/until-ready.ts';
import { unlockSoundOnFirstGesture } from './lib/sound.ts';
import { followTheme } from './lib/theme.ts';

followTheme();
unlockSoundOnFirstGesture();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const container = root;

async function start(): Promise<void> {
  const { router, queryClient, releaseInitialQueries } = await startApp();
  await untilReady(router);
  const restoreTypedInput = watchTypedInput(container);
  // Not before it is needed: React listens to all events of the prerendered markup.
  const app = createRoot(container);
  // In slices: a phone answers to a finger while it draws the first page.
  startTransition(() =>
    app.render(
      <StrictMode>
        <App
          router={router}
          queryClient={queryClient}
          onReplaced={restoreTypedInput}
          onShown={releaseInitialQueries}
        />
      </StrictMode>,
    ),
  );
}

// Not awaited at the top level: the first page's chunk imports from this one.
void start();
