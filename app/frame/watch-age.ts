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

  async function check() {
    if (document.visibilityState !== 'visible') return
    if (!isStale(await localData.lastReload.ready(), Date.now()) || isTyping()) return
    await localData.lastReload.change(() => Date.now())
    window.location.reload()
  }

  document.addEventListener('visibilitychange', check)
  window.addEventListener('pageshow', check)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
    window.removeEventListener('pageshow', check)
  }
}

// Do not lose what the shopper is typing.
function isTyping(): boolean {
  const active = document.activeElement
  return (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement) && active.value !== ''
}
