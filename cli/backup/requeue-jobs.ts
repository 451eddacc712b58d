import type { Tx } from '#db/open-database.ts'
import { type Enqueue, type JobName, type Jobs, jobRules } from '#modules/jobs/job.ts'
import type { UndoneJobs } from './format.ts'

/** Enqueues the unfinished jobs of a backup, except those this version no longer has; returns their number. */
export async function requeueJobs(tx: Tx, enqueue: Enqueue, undone: UndoneJobs): Promise<number> {
  let count = 0
  for (const { name, told } of undone) {
    if (!Object.hasOwn(jobRules, name)) continue
    await enqueue(tx, name as JobName, told as Jobs[JobName])
    count++
  }
  return count
}
