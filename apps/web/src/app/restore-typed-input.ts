const controlSelector = 'a[href], button, input';

/**
 * Watches a prerendered form, which can be filled in before the app starts. The returned function
 * restores values and focus in the app's elements, and submits the form if the user has submitted
 * the prerendered one: see after-paint.js.
 */
export function watchTypedInput(container: HTMLElement): () => void {
  const form = container.querySelector('form');
  if (form === null) return () => {};
  const controls = controlsIn(container);
  const watching = new AbortController();
  const { signal } = watching;
  let focused = document.activeElement;
  container.addEventListener('focusin', () => (focused = document.activeElement), { signal });
  container.addEventListener('focusout', followFocus, { signal });

  /** Browsers differ in whether a removed element fires `focusout`. */
  function followFocus() {
    queueMicrotask(() => {
      if (focused?.isConnected === true) focused = document.activeElement;
    });
  }

  return () => {
    watching.abort();
    const replacements = controlsIn(container);
    for (const [index, control] of controls.entries()) {
      const replacement = replacements[index];
      // The app shows another page than the prerendered one.
      if (replacement?.tagName !== control.tagName) return;
      if (isInput(control) && isInput(replacement)) restoreValue(control, replacement);
      if (control === focused) restoreFocus(control, replacement);
    }
    if (form.getAttribute('aria-busy') === 'true') container.querySelector('form')?.requestSubmit();
  };
}

function controlsIn(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(`main :is(${controlSelector})`)];
}

function isInput(element: HTMLElement): element is HTMLInputElement {
  return element instanceof HTMLInputElement;
}

function restoreValue({ value }: HTMLInputElement, replacement: HTMLInputElement): void {
  if (value === '') return;
  // Assigned by the prototype's setter: React's own would hide the change from `onChange`.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
    replacement,
    value,
  );
  replacement.dispatchEvent(new Event('input', { bubbles: true }));
}

function restoreFocus(control: HTMLElement, replacement: HTMLElement): void {
  replacement.focus({ preventScroll: true });
  if (!isInput(control) || !isInput(replacement)) return;
  const { selectionStart, selectionEnd, selectionDirection } = control;
  // Null for input types without a selection.
  if (selectionStart === null) return;
  replacement.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}
