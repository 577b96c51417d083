/// <reference types="vite/client" />
/**
 * Reference for the first views of the product's pages: a card with text and a picture, with only
 * React and React Router.
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
