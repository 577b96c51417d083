/// <reference types="vite/client" />
/**
 * A page that does nothing but show a card with text and a picture, with React and React Router alone.
 * What the first views of the product's pages are measured against.
 */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router';
import './style.css';

function Page() {
  return (
    <main>
      <article>
        <h1>Bulbasaur</h1>
        <img src="/assets/pokemon/artwork/1.svg" alt="" width={320} height={320} />
        <p>
          Alla nascita gli è stato piantato sulla schiena un seme raro. La pianta cresce con lui.
        </p>
        <Link to="/">Un altro Pokémon</Link>
      </article>
    </main>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter([{ path: '*', Component: Page }])} />
  </StrictMode>,
);
