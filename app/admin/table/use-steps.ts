import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { RefusedError } from '#app/api.ts'
import { adminTableMessages } from '#messages/en-US/admin/table.ts'

/** A call for one row, or for all of them at once. */
export interface Step {
  /** Whose refusal it would be; null for that of all rows. */
  name: string | null
  /** How many rows it changes. */
  rows: number
  run: () => Promise<unknown>
}

export interface Outcome {
  all: number
  changed: number
  refusals: readonly string[]
  isDone: boolean
}

const rowsOf = (steps: readonly Step[]) => steps.reduce((sum, { rows }) => sum + rows, 0)

/** Runs steps one after the other until one of them is the last, or until they are stopped. */
export function useSteps() {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const isStopped = useRef(false)
  const { revalidate } = useRevalidator()

  /** Answers what became of it; `isDone` is shown only if something was left as it was. */
  async function start(steps: readonly Step[]): Promise<Outcome> {
    const now = { all: rowsOf(steps), changed: 0, refusals: [] as string[], isDone: false }
    setOutcome({ ...now })
    for (const { name, rows, run } of steps) {
      if (isStopped.current) break
      try {
        await run()
        now.changed += rows
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error
        now.refusals.push(name === null ? error.message : adminTableMessages.refusal(name, error.message))
      }
      setOutcome({ ...now })
    }
    await revalidate()
    if (now.changed < now.all) setOutcome({ ...now, isDone: true })
    return { ...now, isDone: true }
  }

  return {
    outcome,
    isRunning: outcome !== null && !outcome.isDone,
    start,
    stop: () => {
      isStopped.current = true
    },
  }
}
