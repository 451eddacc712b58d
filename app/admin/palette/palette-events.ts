const opening = 'admin-palette'

/** Opens the command palette, from wherever a button for it is. */
export function openPalette(): void {
  document.dispatchEvent(new Event(opening))
}

/** Calls back when the palette is to be opened; returns what ends it. */
export function onOpenPalette(open: () => void): () => void {
  document.addEventListener(opening, open)
  return () => document.removeEventListener(opening, open)
}
