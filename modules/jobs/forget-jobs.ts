import { sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { type JobName, jobRules } from './job.ts'

const personal = (Object.keys(jobRules) as JobName[]).filter((name) => jobRules[name].isPersonal)

/** Deletes the jobs that hold an email address, waiting or done; one that is running is deleted within an hour. */
export async function forgetJobs(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`
    delete from jobs.job where name = any(${sql.param(personal)}) and state <> 'active'
      and lower(data ->> 'email') = lower(${email})
  `)
}
