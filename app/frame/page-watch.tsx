import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { createPath, type Path, useNavigation } from 'react-router'
import { replayEarlyPress } from '#app/frame/early-press.ts'
import { chunkTimeoutMs } from '#app/ui/lazy-part.ts'
import { uiMessages } from '#messages/en-US/ui.ts'
import { toast } from '../ui/toast/toast.ts'
import { watchChunks } from './watch-chunks.ts'

/**
 * Page-wide watchers: presses before hydration, code that fails to load, navigations that never finish, and stale pages.
 */
export function PageWatch() {
  const { state, location } = useNavigation()
  const isCodeMissing = useRef(false)
  const recordMissingCode = useEffectEvent(() => {
    isCodeMissing.current = true
    if (location) openWholePage(location)
  })

  useLayoutEffect(replayEarlyPress, [])
  useEffect(() => watchChunks(() => recordMissingCode()), [])
  // Not needed in the first minutes of a page.
  useEffect(() => {
    const watching = import('./after-load.ts').then(({ afterLoad }) => afterLoad()).catch(() => null)
    return () => void watching.then((stop) => stop?.())
  }, [])

  // React Router does not ask for the code of a route again: from then on links load whole pages.
  useEffect(() => {
    if (isCodeMissing.current && location) openWholePage(location)
  }, [location])

  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => {
      isCodeMissing.current = true
      toast.error(uiMessages.chunkFailed)
    }, chunkTimeoutMs)
    return () => clearTimeout(timer)
  }, [state])

  return null
}

function openWholePage(path: Path) {
  const { href } = new URL(createPath(path), window.location.href)
  // After Back the address is already there.
  if (href === window.location.href) window.location.reload()
  else window.location.assign(href)
}
