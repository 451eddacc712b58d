// A tap becomes a click shortly after the finger has left the screen.
const clickMs = 100

let isPressed = false
let waiting: (() => void)[] = []

/**
 * Runs `act` now, or once the button of the mouse or the finger that is down has been released: what moves between the two
 * would take the click away from what is pressed.
 */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.push(act)
  else act()
}

function release() {
  isPressed = false
  const acts = waiting
  waiting = []
  for (const act of acts) act()
}

if (typeof window !== 'undefined') {
  const listen = (type: 'click' | 'pointerdown' | 'pointerup' | 'pointercancel', hear: (event: PointerEvent) => void) =>
    window.addEventListener(type, hear, true)
  listen('pointerdown', ({ button }) => (isPressed = button === 0))
  // Before what is clicked hears of it.
  listen('click', release)
  for (const end of ['pointerup', 'pointercancel'] as const) listen(end, () => setTimeout(release, clickMs))
}
