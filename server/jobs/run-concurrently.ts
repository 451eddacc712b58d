import type { JobResult, JobWithMetadata } from 'pg-boss'

/**
 * Runs jobs that were taken up together side by side. Answers how each ended: one that fails takes none of its neighbours
 * with it.
 */
export function runConcurrently<Told>(
  jobs: readonly JobWithMetadata<Told>[],
  run: (job: JobWithMetadata<Told>) => Promise<void>,
): Promise<JobResult[]> {
  return Promise.all(
    jobs.map(async (job): Promise<JobResult> => {
      try {
        await run(job)
        return { id: job.id, status: 'completed' }
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        return { id: job.id, status: 'failed', output: { message } }
      }
    }),
  )
}
