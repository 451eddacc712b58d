/** Ref for an element that replaces the focused one. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus()
}
