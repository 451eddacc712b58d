declare global {
  interface Window {
    /** Present only until the page is hydrated. */
    earlyPress?: { button: HTMLButtonElement | null; record: (event: Event) => void }
  }
}

/**
 * Runs in the head: records the last button pressed before hydration. It listens on the window, at the end of bubbling: a
 * page that hydrates because of that press has handled it by then and has removed this listener.
 */
export const earlyPressScript = `(function(w,p){w.earlyPress=p={button:null,record:function(e){var b=e.target;\
b=b&&b.closest&&b.closest('button[type=button]');if(b)p.button=b}};w.addEventListener('click',p.record)})(window)`

/** Replays the recorded press, once, after hydration. */
export function replayEarlyPress(): void {
  const early = window.earlyPress
  if (!early) return
  delete window.earlyPress
  window.removeEventListener('click', early.record)
  // Not during hydration: a press may change what is rendered.
  setTimeout(() => early.button?.click(), 0)
}
