interface Opener {
  element: Element | null
  /** The dialog it was in. */
  dialog: HTMLDialogElement | null
  /** The page it was opened on. */
  path: string
}

const openers = new WeakMap<HTMLDialogElement, Opener>()

/** Records the focused element before a dialog opens. */
export function recordOpener(dialog: HTMLDialogElement): void {
  const element = document.activeElement
  openers.set(dialog, { element, dialog: element?.closest('dialog') ?? null, path: location.pathname })
}

/**
 * Returns the focus after a dialog has closed, where the browser cannot: to the opener of the first dialog when it was
 * opened from another one that is closed by now; to the content when it led to another page.
 */
export function returnFocus(dialog: HTMLDialogElement): void {
  let opener = openers.get(dialog)
  if (opener && opener.path !== location.pathname) {
    document.getElementById('content')?.focus({ preventScroll: true })
    return
  }
  const focused = document.activeElement
  // A closed dialog keeps the focus while it fades.
  if (focused && focused !== document.body && !dialog.contains(focused)) return
  while (opener?.dialog && !opener.dialog.open) opener = openers.get(opener.dialog)
  if (opener?.element instanceof HTMLElement) opener.element.focus()
}
