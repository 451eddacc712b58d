import { and, asc, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Basket } from '#adapters/payment/payment.ts'
import { dayWithWeekday } from '#contract/day-in-words.ts'
import { unavailable } from '#contract/errors.ts'
import { resizedAddress } from '#contract/media/image.ts'
import { offeredMethods, offeredPlans } from '#contract/payments/methods.ts'
import type { Size } from '#contract/products/size.ts'
import { settingFields } from '#contract/settings/settings.ts'
import { type OfferedShipping, offeredShipping } from '#contract/shipping/offered-shipping.ts'
import { shownSize } from '#contract/size-charts/size-label.ts'
import { type Placeholders, prepareOnce } from '#db/prepare-once.ts'
import { checkoutLines, checkoutSessions } from '#db/tables/checkout.ts'
import { reach } from '#failpoints/reach.ts'
import { apiCheckoutMessages } from '#messages/en-US/api/checkout.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'
import type { Context } from '../context.ts'
import { listHeldDiscounts } from '../discounts/list-redemptions.ts'
import { releaseSession } from './release-session.ts'
import { shippingLabel } from './shipping-label.ts'

type Session = typeof checkoutSessions.$inferSelect
type Line = Omit<
  typeof checkoutLines.$inferSelect,
  'sessionId' | 'position' | 'variantId' | 'productId' | 'discountCents' | 'creditCents'
>

const storePage = prepareOnce((db, page: Placeholders<{ reference: string; sessionId: string; url: string }>) =>
  db
    .update(checkoutSessions)
    .set({ providerSessionId: sql`${page.sessionId}`, url: sql`${page.url}`, status: 'open' })
    .where(and(eq(checkoutSessions.reference, page.reference), eq(checkoutSessions.status, 'opening')))
    .returning({ url: checkoutSessions.url }),
)

/**
 * Opens the provider's payment page for a checkout and returns its URL and the provider's ID of it. Idempotent, as the
 * provider identifies the page by our reference. If the provider does not respond, the error is 503 and the units of a cart
 * are released.
 */
export async function openCardPage(
  ctx: Context,
  session: Session,
  email: string | null,
  lines?: readonly Line[],
): Promise<{ sessionId: string; url: string }> {
  const settings = await ctx.settings.read()
  const basket = {
    ...basketOf(ctx, session, email, lines ?? (await linesOf(ctx, session))),
    discounts: (await listHeldDiscounts(ctx.db, { id: session.id })).map(({ title, code, amountCents }) => {
      return { label: code ?? title, cents: amountCents }
    }),
    methods: offeredMethods(settings.payments, session.currency),
    plans: offeredPlans(settings),
  }
  const opened = await ctx.payment.startCheckout(basket).catch(async (error: unknown) => {
    ctx.log.error({ err: error, checkout: session.id, requestId: ctx.requestId }, 'The card page could not be opened.')
    // What a payment link reserves stays so until it ends.
    if (session.kind === 'cart') await ctx.db.transaction((tx) => releaseSession(ctx, tx, session.id))
    throw unavailable(apiCheckoutMessages.providerDown)
  })
  if (process.env.FAILPOINTS) await reach('checkout.afterProviderCreate')

  const [stored] = await storePage(ctx.db, { ...opened, reference: session.reference })
  if (stored) return opened

  // A concurrent request opened this page, or the checkout has ended or has another page.
  const [now] = await ctx.db.select().from(checkoutSessions).where(eq(checkoutSessions.id, session.id))
  const isSame = now?.providerSessionId === opened.sessionId
  if (isSame && (now.status === 'open' || now.status === 'ordered')) return opened
  await ctx.payment.expireSession(opened.sessionId)
  throw unavailable(apiCheckoutMessages.closedEarly)
}

function linesOf({ db }: Context, { id }: Session): Promise<Line[]> {
  return db.select().from(checkoutLines).where(eq(checkoutLines.sessionId, id)).orderBy(asc(checkoutLines.position))
}

function basketOf(
  ctx: Context,
  session: Session,
  email: string | null,
  lines: readonly Line[],
): Omit<Basket, 'methods' | 'plans' | 'discounts'> {
  const { subtotalCents } = session
  const shipping = z.parse(offeredShipping, session.shipping)
  return {
    reference: session.reference,
    currency: session.currency,
    countries: session.countries,
    lines: lines.map(({ name, color, sku, image, priceId, unitPriceCents, quantity, ...line }) => ({
      name: nameWithChoice(name, color, shownSize(line)),
      sku,
      image: image && ctx.origin + resizedAddress(image, 320, 'jpg'),
      priceId,
      unitPriceCents,
      quantity,
    })),
    subtotalCents,
    shipping: shipping.map(basketShipping),
    pickedUpIn: shipping.find(({ pickup }) => pickup)?.pickup ?? null,
    taxMode: session.taxMode,
    taxRates: z.parse(settingFields.tax.rates, session.taxRates),
    successUrl: `${ctx.origin}/shop/payment/feedback/{SESSION_ID}`,
    cancelUrl: ctx.origin + session.returnPathname,
    email,
    locale: session.locale,
    expiresAt: session.pageExpiresAt ?? session.expiresAt,
  }
}

function nameWithChoice(name: string, color: string | null, size: Size | null): string {
  return [name, color, size !== null && ordersMessages.size(size)].filter(Boolean).join(', ')
}

function basketShipping(offered: OfferedShipping): Basket['shipping'][number] {
  const { option, name, cents, arrival, holdsIn, pickup } = offered
  const priced = { option, cents, holdsIn }
  if (!pickup || !arrival) return { ...priced, label: shippingLabel(offered), arrival }
  return { ...priced, label: apiCheckoutMessages.pickupReady(name, dayWithWeekday(arrival.from)), arrival: null }
}
