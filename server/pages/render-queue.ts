import type { FastifyReply, FastifyRequest } from 'fastify'
import { unavailable } from '#contract/errors.ts'
import { createSemaphore } from '#modules/create-semaphore.ts'

/** What a request comes to whose asker left before its turn came: nothing was rendered. */
const left = unavailable()

/**
 * A line for what takes a processor long. A flood of addresses that nobody keeps takes neither the memory of the shop nor
 * the turn of those who buy: three at a time are as quick as more, and a call has to wait for no more than these. Who has
 * left when the turn comes is passed over.
 */
export function createRenderQueue() {
  const pass = createSemaphore({ concurrency: 3, maxQueue: 240 })

  return {
    inTurn<Page>(request: FastifyRequest, reply: FastifyReply, render: () => Promise<Page>): Promise<Page> {
      return pass(async () => {
        if (hasLeft(request, reply)) throw left
        return render()
      })
    },

    /** Asks again when whoever asked first for the same has left, and with them the place in line. */
    async notLeftWith<Page>(request: FastifyRequest, reply: FastifyReply, ask: () => Promise<Page>): Promise<Page> {
      for (;;) {
        try {
          return await ask()
        } catch (error) {
          if (error !== left || hasLeft(request, reply)) throw error
        }
      }
    },
  }
}

// Who was sent an older page while this one is made anew has not left in vain.
function hasLeft(request: FastifyRequest, reply: FastifyReply): boolean {
  return request.socket.destroyed && !reply.raw.writableEnded
}
