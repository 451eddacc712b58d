import { useState } from 'react'
import { RefusedError } from '#app/api.ts'
import { toast } from '#app/ui/toast/toast.ts'

/** Makes one change at a time: a toast confirms it, a refusal stays until the next try. */
export function useSaving() {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<RefusedError | null>(null)

  /** Returns the reply of the change, or null when it was refused. */
  async function save<T extends { message: string }>(change: () => Promise<T>): Promise<T | null> {
    if (isBusy) return null
    setBusy(true)
    setRefusal(null)
    try {
      const done = await change()
      toast.success(done.message)
      return done
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      setRefusal(error)
      // The refusal may disappear with the row that is gone.
      if (error.status === 404) toast.error(error.message)
      return null
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, refusal, save }
}
