import type { Tx } from '#db/open-database.ts'
import { type Enqueue, type JobName, type Jobs, jobRules } from '#modules/jobs/job.ts'
import type { UndoneJobs } from './format.ts'

/** Asks anew for the jobs that were not done; those that newer versions of the shop no longer have are left out. */
export async function requeueJobs(tx: Tx, enqueue: Enqueue, undone: UndoneJobs): Promise<number> {
  let asked = 0
  for (const { name, told } of undone) {
    if (!Object.hasOwn(jobRules, name)) continue
    await enqueue(tx, name as JobName, told as Jobs[JobName])
    asked++
  }
  return asked
}
