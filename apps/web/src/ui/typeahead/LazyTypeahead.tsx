import { Suspense, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHasInteracted } from '../../lib/deferred.ts';
import type { TypeaheadProps } from './Typeahead.tsx';
import { TypeaheadPlaceholder } from './TypeaheadPlaceholder.tsx';
import type { TypeaheadItem } from './typeahead-item.ts';

let loading: Promise<typeof import('./Typeahead.tsx')> | undefined;

function load() {
  loading ??= import('./Typeahead.tsx');
  return loading;
}

/**
 * A typeahead whose code loads after the page has been used. Its placeholder can be focused
 * already.
 */
export function LazyTypeahead<Item extends TypeaheadItem>({
  className,
  ...props
}: TypeaheadProps<Item>) {
  const box = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  // Already loaded for another field.
  const [wasFetched] = useState(loading !== undefined);
  const hasInteracted = useHasInteracted();
  const placeholder = (
    <TypeaheadPlaceholder
      label={props.label}
      isLabelHidden={props.isLabelHidden ?? false}
      placeholder={props.placeholder}
      text={props.value?.name ?? ''}
      onFocus={() => setIsWanted(true)}
    />
  );
  return (
    <div ref={box} className={className}>
      {wasFetched || hasInteracted || isWanted ? (
        <Suspense fallback={placeholder}>
          <Loaded {...props} />
          <Arrival
            onArrive={() => {
              if (isWanted) box.current?.querySelector('input')?.focus();
            }}
          />
        </Suspense>
      ) : (
        placeholder
      )}
    </div>
  );
}

function Loaded<Item extends TypeaheadItem>(props: TypeaheadProps<Item>) {
  const { Typeahead } = use(load());
  return <Typeahead {...props} />;
}

/** Calls back once its sibling is mounted. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  const arrive = useEffectEvent(onArrive);
  useEffect(() => arrive(), []);
  return null;
}
