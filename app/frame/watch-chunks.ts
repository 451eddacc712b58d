import { tabStore } from '#app/state/storage-area.ts'
import { chunkTimeoutMs } from '#contract/constants.ts'

const key = 'vitrine.chunk-reload'
export const chunkSentence = 'Loading chunk failed'

/**
 * Whether a page whose part could not be loaded should be loaded anew: once, and again only when the last time is longer
 * ago than a part may take. `lastReload` and `now` are milliseconds since 1970.
 */
export function mayReload(lastReload: number, now: number): boolean {
  return !(now - lastReload >= 0 && now - lastReload < chunkTimeoutMs)
}

/** Answers parts that fail to load, as after a new version of the shop: one new start, then the sentence. Stops when called. */
export function watchChunks(say: (sentence: string) => void): () => void {
  function answer(event: Event) {
    if (mayReload(Number(tabStore.getItem(key) ?? 0), Date.now())) {
      tabStore.setItem(key, String(Date.now()))
      event.preventDefault()
      window.location.reload()
      return
    }
    say(chunkSentence)
  }
  window.addEventListener('vite:preloadError', answer)
  return () => window.removeEventListener('vite:preloadError', answer)
}
