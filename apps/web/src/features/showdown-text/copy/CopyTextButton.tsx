import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import type { TextSource } from '../queries.ts';

const CopyTextModal = lazy(async () => ({
  default: (await import('./CopyTextModal.tsx')).CopyTextModal,
}));

interface CopyTextButtonProps extends Pick<ComponentProps<'button'>, 'className' | 'disabled'> {
  source: TextSource;
  /** What is copied, as the window's title says it: 'Squadra A'. */
  what: string;
  /** Says whose text it is, and holds the word on the button: 'Copia Onix come testo'. */
  'aria-label': string;
}

/** Shows Pokémon as a text that other tools can read, to be copied. */
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
