import type { JobResult, JobWithMetadata } from 'pg-boss'

/**
 * Runs jobs that were taken up together, side by side or, `inTurn`, one after the other from the oldest on. Answers how
 * each ended: one that fails takes none of its neighbours with it.
 */
export async function runTogether<Told>(
  jobs: readonly JobWithMetadata<Told>[],
  { inTurn }: { inTurn: boolean },
  run: (job: JobWithMetadata<Told>) => Promise<void>,
): Promise<JobResult[]> {
  if (!inTurn) return Promise.all(jobs.map((job) => outcomeOf(job, run)))
  const results: JobResult[] = []
  for (const job of jobs.toSorted((one, other) => Number(one.createdOn) - Number(other.createdOn)))
    results.push(await outcomeOf(job, run))
  return results
}

async function outcomeOf<Told>(
  job: JobWithMetadata<Told>,
  run: (job: JobWithMetadata<Told>) => Promise<void>,
): Promise<JobResult> {
  try {
    await run(job)
    return { id: job.id, status: 'completed' }
  } catch (error) {
    return { id: job.id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } }
  }
}
