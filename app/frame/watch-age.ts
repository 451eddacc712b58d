import { localData } from '#app/state/local-data.ts'

/** Source: spec section 9. */
export const autoReloadMs = 43_200_000

/** Whether more than 12 hours have passed since the last full load. Both in milliseconds since 1970. */
export function isStale(lastReload: number, now: number): boolean {
  return lastReload > 0 && now - lastReload > autoReloadMs
}

/**
 * Reloads the page when more than 12 hours have passed since the last full load: at once while visible, else when the page
 * becomes visible. Returns a function that stops it.
 * Source: spec section 4, "Auto reload".
 */
export function watchAge(): () => void {
  void localData.lastReload.change(() => Date.now())
  const timer = setInterval(check, 60_000)
  const typedIn = new Set<HTMLInputElement | HTMLTextAreaElement>()

  function recordTyping({ target }: Event) {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typedIn.add(target)
  }

  // The reload must not lose what the shopper has typed, in whichever field the focus is.
  function hasTypedText() {
    for (const field of typedIn) if (!field.isConnected || field.value === '') typedIn.delete(field)
    return typedIn.size > 0
  }

  async function check() {
    if (document.visibilityState !== 'visible') return
    if (!isStale(await localData.lastReload.ready(), Date.now()) || hasTypedText()) return
    await localData.lastReload.change(() => Date.now())
    window.location.reload()
  }

  document.addEventListener('input', recordTyping)
  document.addEventListener('visibilitychange', check)
  window.addEventListener('pageshow', check)
  return () => {
    clearInterval(timer)
    document.removeEventListener('input', recordTyping)
    document.removeEventListener('visibilitychange', check)
    window.removeEventListener('pageshow', check)
  }
}
