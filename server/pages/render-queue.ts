import type { FastifyReply, FastifyRequest } from 'fastify'
import { unavailable } from '#contract/errors.ts'
import { createSemaphore } from '#modules/create-semaphore.ts'

/** Thrown instead of rendering when the client has disconnected while its request was queued. */
const abandoned = unavailable()

/**
 * Limits how many pages are rendered at a time, so that a flood of uncached URLs exhausts neither the memory nor delays
 * calls: more than three renders at a time are no faster on one thread.
 */
export function createRenderQueue() {
  const semaphore = createSemaphore({ concurrency: 3, maxQueue: 240 })

  return {
    run<Page>(request: FastifyRequest, reply: FastifyReply, render: () => Promise<Page>): Promise<Page> {
      return semaphore(async () => {
        if (isAbandoned(request, reply)) throw abandoned
        return render()
      })
    },

    /** Retries when the render shared with another request was abandoned because that client disconnected. */
    async retryIfAbandoned<Page>(
      request: FastifyRequest,
      reply: FastifyReply,
      find: () => Promise<Page>,
    ): Promise<Page> {
      for (;;) {
        try {
          return await find()
        } catch (error) {
          if (error !== abandoned || isAbandoned(request, reply)) throw error
        }
      }
    },
  }
}

// A client that was served a stale page has its response; its refresh still runs.
function isAbandoned(request: FastifyRequest, reply: FastifyReply): boolean {
  return request.socket.destroyed && !reply.raw.writableEnded
}
