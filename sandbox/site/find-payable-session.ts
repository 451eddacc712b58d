import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Shop } from '#modules/context.ts'
import { findSandboxSession, type SandboxSession } from '../find-sandbox-session.ts'
import { renderClosedPage } from './closed-page.tsx'
import { sendPage } from './send-page.ts'

export type PageRequest = FastifyRequest<{ Params: { id: string } }>

const begun = new WeakMap<FastifyRequest, SandboxSession>()

/** The session that a request begins with; null if its URL names none. */
export async function beginWithSession(shop: Shop, request: FastifyRequest): Promise<SandboxSession | null> {
  const { id } = request.params as { id?: string }
  const session = id === undefined ? null : await findSandboxSession(shop.db, id)
  if (session) begun.set(request, session)
  return session
}

/** The session of the URL while it can be paid; otherwise null, and the reply has been sent. */
export async function findPayableSession(
  shop: Shop,
  request: PageRequest,
  reply: FastifyReply,
): Promise<SandboxSession | null> {
  const session = begun.get(request) ?? (await findSandboxSession(shop.db, request.params.id))
  // Asked for again, it may have changed.
  begun.delete(request)
  if (session?.state === 'open') return session
  if (session?.state === 'paid' || session?.state === 'processing') await reply.redirect(session.successUrl, 303)
  else
    await sendPage(
      reply,
      session ? 410 : 404,
      renderClosedPage(await shop.settings.read(), session?.cancelUrl ?? '/cart'),
    )
  return null
}
