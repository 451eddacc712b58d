import { and, eq, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { checkoutMinutes } from '#contract/checkout/checkout-minutes.ts'
import { conflict, notFound, ShopError, unauthenticated } from '#contract/errors.ts'
import type { calls } from '#contract/payment-links/calls.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { apiCheckoutMessages } from '#messages/en-US/api/checkout.ts'
import { closeCardPage } from '../checkout/close-card-page.ts'
import { openCardPage } from '../checkout/open-card-page.ts'
import type { Context } from '../context.ts'
import { findLinkedOrder } from './find-linked-order.ts'
import { requirePaymentKey } from './payment-link.ts'

type Session = typeof checkoutSessions.$inferSelect

/**
 * Opens the card page of a payment link and returns its URL: the page that is open already, or else a new one. Refuses with
 * 404 an invalid link, with 410 one that has ended, and with 409 one that is paid.
 */
export async function openPaymentLink(ctx: Context, { link }: Payload<typeof calls.openPaymentLink>) {
  if (!ctx.visitorHash) throw unauthenticated(apiCheckoutMessages.cookiesNeeded)
  const before = await findPayable(ctx, link)
  if (before.providerSessionId) await closeCardPage(ctx, before)
  const session = await claimPage(ctx, before)
  if (session.url) return { url: session.url }
  const order = await findLinkedOrder(ctx.db, session.id)
  const { url } = await openCardPage(ctx, session, order?.email || null)
  return { url }
}

// Begun in the last minute by a concurrent request, or else for nobody: its URL was never told.
const isBegun = sql`(provider_session_id is not null
  or coalesce(page_expires_at > (select shop_now()) + (${checkoutMinutes} - 1) * interval '1 minute', false))`

/** Begins a card page, or finds the one that is open or that a concurrent request begins. */
async function claimPage(ctx: Context, { id }: Session): Promise<Session> {
  const { visitorHash } = ctx
  const [claimed] = await ctx.db
    .update(checkoutSessions)
    .set({
      // The confirmation is complete in the browser that pays.
      visitorHash: visitorHash ?? '',
      reference: sql`case when ${isBegun} then reference else gen_random_uuid() end`,
      pageExpiresAt: sql`case when ${isBegun} then page_expires_at else (select shop_now()) + ${checkoutMinutes} * interval '1 minute' end`,
    })
    .where(and(eq(checkoutSessions.id, id), sql`status in ('opening', 'open') and expires_at > (select shop_now())`))
    .returning()
  if (!claimed) throw refusalOf((await ctx.db.select().from(checkoutSessions).where(eq(checkoutSessions.id, id)))[0])
  return claimed
}

async function findPayable(ctx: Context, link: string): Promise<Session> {
  const session = await findLinked(ctx, link)
  if (session.status !== 'opening' && session.status !== 'open') throw refusalOf(session)
  return session
}

/** The checkout behind a payment link; an invalid link finds nothing. */
export async function findLinked(ctx: Context, link: string): Promise<Session> {
  const [id = '', key = ''] = link.split('.', 2)
  requirePaymentKey(ctx, id, key)
  const [session] = await ctx.db.select().from(checkoutSessions).where(eq(checkoutSessions.id, id))
  if (!session) throw notFound(apiCheckoutMessages.linkUnknown)
  return session
}

function refusalOf(session: Session | undefined): ShopError {
  if (session?.status === 'ordered') return conflict(apiCheckoutMessages.linkPaid)
  if (session?.status === 'refunded') return conflict(apiCheckoutMessages.linkRefunded)
  return new ShopError(410, apiCheckoutMessages.linkEnded)
}
