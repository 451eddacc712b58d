// A tap becomes a click shortly after the finger has left the screen.
const clickMs = 100

let isPressed = false
let timer: ReturnType<typeof setTimeout> | undefined
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
  clearTimeout(timer)
  isPressed = false
  const acts = waiting
  waiting = []
  for (const act of acts) act()
}

function releaseSoon() {
  clearTimeout(timer)
  timer = setTimeout(release, clickMs)
}

if (typeof window !== 'undefined') {
  window.addEventListener(
    'pointerdown',
    ({ button }) => {
      clearTimeout(timer)
      isPressed = button === 0
    },
    true,
  )
  // Before what is clicked hears of it.
  window.addEventListener('click', release, true)
  window.addEventListener('pointerup', releaseSoon, true)
  window.addEventListener('pointercancel', releaseSoon, true)
}
