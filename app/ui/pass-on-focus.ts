/**
 * Ref for an item of a list that may go away with the focus in it: then the next item has the focus, or else the one before,
 * or else the heading of the page. When the page goes with it, the focus is left to the next page.
 */
export function passOnFocus(item: HTMLElement | null) {
  return () => {
    if (!item?.contains(document.activeElement)) return
    const { nextElementSibling, previousElementSibling } = item
    const heading = document.querySelector<HTMLElement>('#content h1')
    // Only then are all items gone, or hidden, that go together.
    queueMicrotask(() => {
      const neighbor = [nextElementSibling, previousElementSibling].find((other) => other?.getClientRects().length)
      const target = neighbor?.querySelector('a') ?? heading
      if (target === heading) heading?.setAttribute('tabindex', '-1')
      target?.focus()
    })
  }
}
