import { useEffect, useLayoutEffect } from 'react'
import { useNavigation } from 'react-router'
import { replayEarlyPress } from '#app/state/early-press.ts'
import { chunkTimeoutMs } from '#contract/constants.ts'
import { toast } from '../ui/toast/toast.ts'
import { watchAge } from './watch-age.ts'
import { chunkSentence, watchChunks } from './watch-chunks.ts'

/**
 * Looks after the page as a whole: presses that came before it was awake, parts that fail to load, ways that never end,
 * and pages that have stood too long.
 */
export function PageWatch() {
  const { state } = useNavigation()

  useLayoutEffect(replayEarlyPress, [])
  useEffect(() => watchChunks(toast.error), [])
  useEffect(() => watchAge(), [])
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => toast.error(chunkSentence), chunkTimeoutMs)
    return () => clearTimeout(timer)
  }, [state])

  return null
}
