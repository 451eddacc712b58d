import { unavailable } from '#contract/errors.ts'
import { apiCheckoutMessages } from '#messages/en-US/api/checkout.ts'
import type { Context } from '../context.ts'
import { endSession } from './end-session.ts'

/** Ends a checkout for another one of the same shopper, like `endSession`; refuses with 503 while the payment provider doesn't answer. */
export async function closeSession(ctx: Context, session: Parameters<typeof endSession>[1]): Promise<void> {
  await endSession(ctx, session).catch((error: unknown) => {
    ctx.log.error({ err: error, checkout: session.id, requestId: ctx.requestId }, 'A card page could not be closed.')
    throw unavailable(apiCheckoutMessages.providerDown)
  })
}
