import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import type { TextSource } from '../queries.ts';

const CopyTextModal = lazy(async () => ({
  default: (await import('./CopyTextModal.tsx')).CopyTextModal,
}));

interface CopyTextButtonProps extends Pick<ComponentProps<'button'>, 'className' | 'disabled'> {
  source: TextSource;
  /** The content, for the window's title: 'Squadra A'. */
  what: string;
  /** Must contain the button's text: 'Copia Onix come testo'. */
  'aria-label': string;
}

/** Opens Pokémon as a text in Showdown's format. */
export function CopyTextButton({ source, what, ...button }: CopyTextButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)} {...button}>
        Testo
      </Button>
      {isOpen && (
        <Suspense>
          <CopyTextModal source={source} what={what} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
