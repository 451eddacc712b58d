import { localData } from '#app/state/local-data.ts'
import { autoReloadMs } from '#contract/constants.ts'

/** Whether a page has stood longer than 12 hours since the last full load. Both are milliseconds since 1970. */
export function isStale(lastReload: number, now: number): boolean {
  return lastReload > 0 && now - lastReload > autoReloadMs
}

/**
 * Loads the page anew when more than 12 hours have passed since the last full load: at once when that has come, or when
 * the page is seen again. A page that comes fresh from the server counts as a full load. Stops when called.
 * Source: spec section 4, "Auto reload".
 */
export function watchAge(): () => void {
  void localData.lastReload.change(() => Date.now())
  const timer = setInterval(look, 60_000)

  async function look() {
    if (document.visibilityState !== 'visible') return
    if (!isStale(await localData.lastReload.ready(), Date.now()) || isTyping()) return
    await localData.lastReload.change(() => Date.now())
    window.location.reload()
  }

  document.addEventListener('visibilitychange', look)
  window.addEventListener('pageshow', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pageshow', look)
  }
}

// What somebody is in the middle of writing is not thrown away.
function isTyping(): boolean {
  const active = document.activeElement
  return (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement) && active.value !== ''
}
