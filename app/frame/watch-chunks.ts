import { toast } from '#app/ui/toast/toast.ts'
import { uiMessages } from '#messages/en-US/ui.ts'
import { retryUnderNewAddress } from './code-retries.ts'
import { routeCodeFailed } from './route-code-failed.ts'

/**
 * Says when code of the page failed to load; `onRouteFailure` is called when it was the code of another page. Returns a
 * function that stops it.
 */
export function watchChunks(onRouteFailure: () => void): () => void {
  const say = (event: Event) => {
    if ('payload' in event) retryUnderNewAddress(event.payload)
    toast.error(uiMessages.chunkFailed)
  }
  window.addEventListener('vite:preloadError', say)
  window.addEventListener(routeCodeFailed, onRouteFailure)
  return () => {
    window.removeEventListener('vite:preloadError', say)
    window.removeEventListener(routeCodeFailed, onRouteFailure)
  }
}
