import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { toast } from '#app/ui/toast/toast.ts'
import type { Changed } from './change-order.ts'

/** Submits a form on an order without leaving the page and shows the outcome in a toast. */
export function useOrderChange(onDone: () => void = () => {}) {
  const fetcher = useFetcher<Changed>()
  const shown = useRef<Changed | undefined>(undefined)

  useEffect(() => {
    const changed = fetcher.data
    if (fetcher.state !== 'idle' || !changed || changed === shown.current) return
    shown.current = changed
    if (changed.isDone) {
      toast.success(changed.message)
      onDone()
    } else {
      toast.error(changed.message)
    }
  }, [fetcher.state, fetcher.data, onDone])

  return {
    Form: fetcher.Form,
    isBusy: fetcher.state !== 'idle',
    refusal: fetcher.data?.isDone === false ? fetcher.data.message : null,
  }
}
