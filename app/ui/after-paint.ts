/** Runs once the page shows what has changed so far, so that a press shows its effect first. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
