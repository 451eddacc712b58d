import type { MouseEvent } from 'react'

/** The view transition name of the image that moves from a card to the product page. */
export const carriedImage = 'product-image'

/** Starts a view transition of the pressed card's image, where the browser supports it. */
export function transitionImage(event: MouseEvent<HTMLElement>): void {
  for (const old of document.querySelectorAll<HTMLElement>('[data-carried]')) {
    old.style.viewTransitionName = ''
    delete old.dataset.carried
  }
  const image = event.currentTarget.querySelector('picture')
  if (!image) return
  image.style.viewTransitionName = carriedImage
  image.dataset.carried = ''
}
