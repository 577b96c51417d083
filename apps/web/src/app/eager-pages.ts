import { HomePage } from '../features/home/index.ts';
import type { PageComponent } from '../lib/page.ts';
import type { DeclaredPage } from './pages.ts';

type EagerPath = Extract<DeclaredPage, { component: 'with-app' }>['path'];

/** Most visits begin with it: as part of the app's first file it saves a round trip. */
export const eagerPages: Record<EagerPath, PageComponent> = { '/home': HomePage };
