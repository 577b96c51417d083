import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';

const PasteModal = lazy(async () => ({ default: (await import('./PasteModal.tsx')).PasteModal }));

interface PasteButtonProps {
  /** Called after Pokémon have been added. */
  onAdded: (ids: readonly number[]) => void;
}

/** Adds Pokémon from a text in Showdown's format. */
export function PasteButton({ onAdded }: PasteButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="secondary"
        aria-label="Incolla testo"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Incolla
      </Button>
      {isOpen && (
        <Suspense>
          <PasteModal onAdded={onAdded} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
