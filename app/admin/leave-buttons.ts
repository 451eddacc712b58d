/** Before the buttons below a field disappear, moves keyboard focus from them to the changed field, or to the first. */
export function leaveButtons(form: HTMLFormElement | null): void {
  if (!form?.querySelector(':is(button, select):focus-visible')) return
  const field = form.querySelector<HTMLElement>('[data-changed]') ?? form.querySelector<HTMLElement>('input')
  field?.focus()
}
