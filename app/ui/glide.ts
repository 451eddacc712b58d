/** Scrolls horizontally by `px` in `ms`, easing out; at once under reduced motion. */
export function glide(element: HTMLElement, by: number, ms: number): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    element.scrollBy({ left: by })
    return
  }
  const from = element.scrollLeft
  const start = performance.now()
  // Scroll snapping would pull it back at every frame.
  element.style.scrollSnapType = 'none'
  function step(now: number) {
    const part = Math.min(1, (now - start) / ms)
    element.scrollLeft = from + by * (1 - (1 - part) ** 3)
    if (part < 1) requestAnimationFrame(step)
    else element.style.scrollSnapType = ''
  }
  requestAnimationFrame(step)
}
