import { sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { type JobName, jobRules } from './job.ts'

const personal = (Object.keys(jobRules) as JobName[]).filter((name) => jobRules[name].isPersonal)

/**
 * Deletes the jobs that hold an email address, waiting or done; one that is running is deleted within an hour. With `ofAccount`
 * only those that an account with the address has caused: links for its password, and the newsletter of its sign-up.
 */
export async function forgetJobs(tx: Tx, email: string, { ofAccount = false } = {}): Promise<void> {
  const isTheirs = ofAccount
    ? sql`(name = 'startPasswordReset' or (data ->> 'isSignUp')::boolean)`
    : sql`name = any(${sql.param(personal)})`
  await tx.execute(sql`
    delete from jobs.job where ${isTheirs} and state <> 'active' and lower(data ->> 'email') = lower(${email})
  `)
}
