import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';
import type { TypeaheadProps } from './Typeahead.tsx';
import { TypeaheadPlaceholder } from './TypeaheadPlaceholder.tsx';
import type { TypeaheadItem } from './typeahead-item.ts';

const Typeahead = lazy(async () => ({
  default: (await import('./Typeahead.tsx')).Typeahead<TypeaheadItem>,
}));

type LazyTypeaheadProps = Omit<TypeaheadProps<TypeaheadItem>, 'isLabelHidden'>;

/**
 * A typeahead without a visible label whose code comes after the page's own: for pages that have
 * something to show first.
 */
export function LazyTypeahead({ className, ...props }: LazyTypeaheadProps) {
  const box = useRef<HTMLDivElement>(null);
  const isWanted = useRef(false);
  const [isDue, setDue] = useState(false);
  useEffect(() => whenIdle(() => setDue(true)), []);
  const placeholder = (
    <TypeaheadPlaceholder
      label={props.label}
      placeholder={props.placeholder}
      text={props.value?.name ?? ''}
      onFocus={() => {
        isWanted.current = true;
        setDue(true);
      }}
    />
  );
  return (
    <div ref={box} className={className}>
      {isDue ? (
        <Suspense fallback={placeholder}>
          <Typeahead {...props} isLabelHidden />
          <Arrival
            onArrive={() => {
              if (isWanted.current) box.current?.querySelector('input')?.focus();
            }}
          />
        </Suspense>
      ) : (
        placeholder
      )}
    </div>
  );
}

/** Calls back once what it stands beside is there. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  const arrive = useEffectEvent(onArrive);
  useEffect(() => arrive(), []);
  return null;
}
