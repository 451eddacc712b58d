import type { JobResult, JobWithMetadata } from 'pg-boss'

/**
 * Runs the jobs of a batch concurrently and returns the outcome of each, so that a failed job does not fail the others.
 */
export function runConcurrently<Data>(
  jobs: readonly JobWithMetadata<Data>[],
  run: (job: JobWithMetadata<Data>) => Promise<void>,
): Promise<JobResult[]> {
  return Promise.all(
    jobs.map(async (job): Promise<JobResult> => {
      try {
        await run(job)
        return { id: job.id, status: 'completed' }
      } catch (error) {
        return { id: job.id, status: 'failed', output: { message: messageOf(error) } }
      }
    }),
  )
}

/** Why a job failed, without the email addresses that email servers repeat: it is stored longer than they may be. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(/[^\s<>()"',;:]+@[^\s<>()"',;:]+/g, '[address]')
}
