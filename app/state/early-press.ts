declare global {
  interface Window {
    /** Only until the page is awake. */
    earlyPress?: { button: HTMLButtonElement | null; keep: (event: Event) => void }
  }
}

/**
 * Runs in the head: keeps the last button that was pressed before the page could answer. It listens at the very end of the
 * way of a press, which a page that wakes up on that press has answered by then, and has stopped this.
 */
export const earlyPressScript = `(function(w,p){w.earlyPress=p={button:null,keep:function(e){var b=e.target;\
b=b&&b.closest&&b.closest('button[type=button]');if(b)p.button=b}};w.addEventListener('click',p.keep)})(window)`

const pauseMs = 50
const mostTries = 200

/** Answers the press that came too early, once, when the page is awake. */
export function answerEarlyPress(): void {
  const early = window.earlyPress
  if (!early) return
  delete window.earlyPress
  window.removeEventListener('click', early.keep)
  // Not within the work that wakes the page: a press may change what is shown.
  if (early.button) setTimeout(press, 0, early.button, mostTries)
}

// A press does not reach a button whose part of the page is still asleep.
function press(button: HTMLButtonElement, triesLeft: number) {
  let isReached = false
  const reach = () => {
    isReached = true
  }
  button.addEventListener('click', reach)
  button.click()
  button.removeEventListener('click', reach)
  if (!isReached && triesLeft > 0) setTimeout(press, pauseMs, button, triesLeft - 1)
}
