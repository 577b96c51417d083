import { HomePage } from '../features/home/index.ts';
import type { PageComponent } from '../lib/page.ts';
import type { AppPage } from './pages.ts';

type EagerPath = Extract<AppPage, { component: 'eager' }>['path'];

/** Pages in the app's first file: most visits begin here, which saves a round trip. */
export const eagerPages: Record<EagerPath, PageComponent> = { '/home': HomePage };
