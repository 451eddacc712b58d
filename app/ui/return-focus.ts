interface Opener {
  element: Element | null
  /** The dialog it stood in. */
  dialog: HTMLDialogElement | null
  /** The page it was opened on. */
  path: string
}

const openers = new WeakMap<HTMLDialogElement, Opener>()

/** Notes what had the focus before a dialog opens. */
export function noteOpener(dialog: HTMLDialogElement): void {
  const element = document.activeElement
  openers.set(dialog, { element, dialog: element?.closest('dialog') ?? null, path: location.pathname })
}

/**
 * Gives the focus back after a dialog has closed, where the browser could not: when it was opened out of another dialog
 * that is closed by now, it goes to what opened that one; when it led to another page, to what that page is about.
 */
export function returnFocus(dialog: HTMLDialogElement): void {
  let opener = openers.get(dialog)
  if (opener && opener.path !== location.pathname) {
    document.getElementById('content')?.focus({ preventScroll: true })
    return
  }
  const focused = document.activeElement
  // A closed dialog keeps the focus as long as it fades.
  if (focused && focused !== document.body && !dialog.contains(focused)) return
  while (opener?.dialog && !opener.dialog.open) opener = openers.get(opener.dialog)
  if (opener?.element instanceof HTMLElement) opener.element.focus()
}
