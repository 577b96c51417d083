import { Button } from '../../../ui/button/Button.tsx';
import type { More } from './use-long-list.ts';

interface MoreMatchesButtonProps {
  more: More | null;
  look: 'secondary' | 'quiet';
  className?: string | undefined;
}

/** Shows more of a list of matches or battles; nothing if all are shown. */
export function MoreMatchesButton({ more, look, className }: MoreMatchesButtonProps) {
  if (more === null) return null;
  const { count, isLoading, show } = more;
  return (
    <Button look={look} className={className} busy={isLoading} onClick={show}>
      {count === null ? 'Mostra lotte precedenti' : `Mostra tutte (${count})`}
    </Button>
  );
}
