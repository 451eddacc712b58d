import { tabStore } from '#app/state/storage-area.ts'

/** Source: spec section 9. */
export const chunkTimeoutMs = 120_000

const key = 'vitrine.chunk-reload'
export const chunkMessage = 'Loading chunk failed'

/**
 * Whether to reload a page whose chunk failed to load: once, and again only after the chunk timeout. Both in milliseconds
 * since 1970.
 */
export function mayReload(lastReload: number, now: number): boolean {
  return !(now - lastReload >= 0 && now - lastReload < chunkTimeoutMs)
}

/** Handles chunks that fail to load, as after a deployment: reloads once, then shows the message. Returns a function that stops it. */
export function watchChunks(showMessage: (message: string) => void): () => void {
  function handleFailure() {
    if (mayReload(Number(tabStore.getItem(key) ?? 0), Date.now())) {
      tabStore.setItem(key, String(Date.now()))
      // The event stays unprevented: the import rejects, instead of resolving to nothing that its caller would use.
      window.location.reload()
      return
    }
    showMessage(chunkMessage)
  }
  window.addEventListener('vite:preloadError', handleFailure)
  return () => window.removeEventListener('vite:preloadError', handleFailure)
}
