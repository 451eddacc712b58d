import { useState } from 'react'
import { RefusedError } from '#app/api.ts'
import { toast } from '#app/ui/toast/toast.ts'

/** What was refused: the sentence, and whether somebody else was faster. */
export interface Refusal {
  message: string
  isStale: boolean
}

/** Makes one change at a time: says in a notice that it is done, and keeps what was refused where it can be read. */
export function useSaving() {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  /** Answers what the change answered, or null where it was refused. */
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
      setRefusal({ message: error.message, isStale: error.status === 409 })
      // What is gone may take along where its sentence stands.
      if (error.status === 404) toast.error(error.message)
      return null
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, refusal, save, refuse: (message: string) => setRefusal({ message, isStale: false }) }
}
