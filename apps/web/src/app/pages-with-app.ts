import type { ComponentType } from 'react';
import { HomePage } from '../features/pokedex/index.ts';
import type { DeclaredPage } from './pages.ts';

type PathWithApp = Extract<DeclaredPage, { component: 'with-app' }>['path'];

/** The page that most visits begin with is part of the app's first file: one journey less. */
export const pagesWithApp: Record<PathWithApp, ComponentType> = { '/home': HomePage };
