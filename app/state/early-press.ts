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

/** Answers the press that came too early, once, when the page is awake. */
export function answerEarlyPress(): void {
  const early = window.earlyPress
  if (!early) return
  delete window.earlyPress
  window.removeEventListener('click', early.keep)
  // Not within the work that wakes the page: a press may change what is shown.
  setTimeout(() => early.button?.click(), 0)
}
