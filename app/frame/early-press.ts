declare global {
  interface Window {
    /** Present only until the page is hydrated. */
    earlyPress?: {
      button: HTMLButtonElement | null
      form: HTMLFormElement | null
      record: (event: Event) => void
      hold: (event: Event) => void
    }
  }
}

/**
 * Runs in the head: records the last button pressed before hydration, and holds a form that only the page itself can
 * send. It listens on the window, at the end of bubbling: a page that hydrates because of that press has handled it by
 * then and has removed these listeners.
 */
export const earlyPressScript = `(function(w,p){w.earlyPress=p={button:null,form:null,record:function(e){var b=e.target;\
b=b&&b.closest&&b.closest('button[type=button]');if(b)p.button=b},hold:function(e){var f=e.target;\
if(!e.defaultPrevented&&f.hasAttribute('data-needs-script')){e.preventDefault();p.form=f}}};\
w.addEventListener('click',p.record);w.addEventListener('submit',p.hold)})(window)`

/** Replays the recorded press, once, after hydration. */
export function replayEarlyPress(): void {
  const early = window.earlyPress
  if (!early) return
  delete window.earlyPress
  window.removeEventListener('click', early.record)
  window.removeEventListener('submit', early.hold)
  // Not during hydration: a press may change what is rendered.
  setTimeout(() => {
    early.button?.click()
    early.form?.requestSubmit()
  }, 0)
}
