/** Whether a key that was pressed there is meant for a control, or for a dialog over the page. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement && target.type === 'checkbox') return target.closest('dialog') !== null
  return target.isContentEditable || target.closest('input, textarea, select, dialog') !== null
}
