import type { MouseEvent } from 'react'

/** What the browser calls the picture that moves from a card to the page of its product. */
export const carriedPicture = 'product-picture'

/** Lets the picture of the pressed card move to the product's page, where the browser can. */
export function carryPicture(event: MouseEvent<HTMLElement>): void {
  for (const old of document.querySelectorAll<HTMLElement>('[data-carried]')) {
    old.style.viewTransitionName = ''
    delete old.dataset.carried
  }
  const picture = event.currentTarget.querySelector('picture')
  if (!picture) return
  picture.style.viewTransitionName = carriedPicture
  picture.dataset.carried = ''
}
