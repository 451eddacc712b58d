import { createHmac } from 'node:crypto'
import { asc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { ConsentStep } from '#contract/newsletter/consent.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { newsletterConsents } from '#db/tables/newsletter.ts'
import type { Shop } from '../context.ts'

type Consent = Pick<typeof newsletterConsents.$inferInsert, 'event' | 'source' | 'wording'> & { email: string }

/** Adds a step to the consent history of an address, in the transaction of its cause. */
export async function recordConsent(tx: Tx, consent: Consent): Promise<void> {
  await tx.insert(newsletterConsents).values(consent)
}

/** Which of some addresses were erased with their account. */
export async function findErased(shop: Pick<Shop, 'secrets'>, tx: Tx, emails: readonly string[]): Promise<Set<string>> {
  const byHash = new Map(emails.map((email) => [hashOf(shop, email), email]))
  const found = await tx
    .selectDistinct({ hash: newsletterConsents.emailHash })
    .from(newsletterConsents)
    .where(sql`${newsletterConsents.emailHash} = any(${sql.param([...byHash.keys()])}::text[])`)
  return new Set(found.flatMap(({ hash }) => byHash.get(hash ?? '') ?? []))
}

/** The consent history of an address that was not erased since, oldest first. */
export async function listConsentsOf(db: Db | Tx, email: string): Promise<ConsentStep[]> {
  const steps = await db
    .select()
    .from(newsletterConsents)
    .where(eq(newsletterConsents.email, email))
    .orderBy(asc(newsletterConsents.at), asc(newsletterConsents.id))
  return steps.map(({ at, event, source, wording }) => ({ at: at.toISOString(), event, source, wording }))
}

/**
 * Erases an address from its consent history. The steps stay under a hash that only this shop can make, so that it can still
 * prove the consent to anyone who names the address, until the retention period of such proofs is over.
 */
export async function eraseConsents(shop: Pick<Shop, 'secrets'>, tx: Tx, email: string): Promise<void> {
  const own = eq(newsletterConsents.email, email)
  const [known] = await tx.select({ id: newsletterConsents.id }).from(newsletterConsents).where(own).limit(1)
  if (!known) return
  await recordConsent(tx, { email, event: 'erased', source: 'erasure' })
  await tx
    .update(newsletterConsents)
    .set({ email: null, emailHash: hashOf(shop, email), erasedAt: sql`shop_now()` })
    .where(own)
}

/** The condition on `newsletter_consents` that a step is of an address, erased since or not. */
export function isConsentOf(shop: Pick<Shop, 'secrets'>, email: string): SQL | undefined {
  return or(eq(newsletterConsents.email, email), eq(newsletterConsents.emailHash, hashOf(shop, email)))
}

function hashOf({ secrets }: Pick<Shop, 'secrets'>, email: string): string {
  return createHmac('sha256', secrets.networks).update(`newsletter consent: ${email.toLowerCase()}`).digest('base64url')
}
