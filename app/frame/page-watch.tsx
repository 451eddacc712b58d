import { useEffect, useLayoutEffect } from 'react'
import { useNavigation } from 'react-router'
import { replayEarlyPress } from '#app/frame/early-press.ts'
import { toast } from '../ui/toast/toast.ts'
import { watchAge } from './watch-age.ts'
import { chunkMessage, chunkTimeoutMs, watchChunks } from './watch-chunks.ts'

/**
 * Page-wide watchers: presses before hydration, chunks that fail to load, navigations that never finish, and stale pages.
 */
export function PageWatch() {
  const { state } = useNavigation()

  useLayoutEffect(replayEarlyPress, [])
  useEffect(() => watchChunks(toast.error), [])
  useEffect(() => watchAge(), [])
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => toast.error(chunkMessage), chunkTimeoutMs)
    return () => clearTimeout(timer)
  }, [state])

  return null
}
