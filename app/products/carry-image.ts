import type { MouseEvent } from 'react'

/** What the browser calls the image that moves from a card to the page of its product. */
export const carriedImage = 'product-image'

/** Lets the image of the pressed card move to the product's page, where the browser can. */
export function carryImage(event: MouseEvent<HTMLElement>): void {
  for (const old of document.querySelectorAll<HTMLElement>('[data-carried]')) {
    old.style.viewTransitionName = ''
    delete old.dataset.carried
  }
  const image = event.currentTarget.querySelector('picture')
  if (!image) return
  image.style.viewTransitionName = carriedImage
  image.dataset.carried = ''
}
