/** Before the buttons below a field go away: the keyboard on one of them goes on in the field that was changed, or the first. */
export function leaveButtons(form: HTMLFormElement | null): void {
  if (!form?.querySelector(':is(button, select):focus-visible')) return
  const field = form.querySelector<HTMLElement>('[data-changed]') ?? form.querySelector<HTMLElement>('input')
  field?.focus()
}
