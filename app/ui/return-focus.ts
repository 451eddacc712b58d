interface Opener {
  element: Element | null
  /** The dialog it stood in. */
  dialog: HTMLDialogElement | null
}

const openers = new WeakMap<HTMLDialogElement, Opener>()

/** Notes what had the focus before a dialog opens. */
export function noteOpener(dialog: HTMLDialogElement): void {
  const element = document.activeElement
  openers.set(dialog, { element, dialog: element?.closest('dialog') ?? null })
}

/**
 * Gives the focus back after a dialog has closed, where the browser could not: when it was opened out of another dialog
 * that is closed by now, it goes to what opened that one.
 */
export function returnFocus(dialog: HTMLDialogElement): void {
  const focused = document.activeElement
  // A closed dialog keeps the focus as long as it fades.
  if (focused && focused !== document.body && !dialog.contains(focused)) return
  let opener = openers.get(dialog)
  while (opener?.dialog && !opener.dialog.open) opener = openers.get(opener.dialog)
  if (opener?.element instanceof HTMLElement) opener.element.focus()
}
