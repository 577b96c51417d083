import { HomePage } from '../features/home/index.ts';
import type { PageComponent } from '../lib/page.ts';
import type { DeclaredPage } from './pages.ts';

type EagerPath = Extract<DeclaredPage, { component: 'with-app' }>['path'];

/** The page that most visits begin with is part of the app's first file: one journey less. */
export const eagerPages: Record<EagerPath, PageComponent> = { '/home': HomePage };
