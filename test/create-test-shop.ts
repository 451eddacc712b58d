import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, onTestFinished } from 'vitest'
import { outbox } from '#adapters/email/outbox.ts'
import { diskFiles } from '#adapters/files/disk.ts'
import { imageWorkers } from '#adapters/images/workers.ts'
import type { Payment } from '#adapters/payment/payment.ts'
import type { Call } from '#contract/call.ts'
import { currencyOf } from '#contract/currencies.ts'
import { setShopCurrency } from '#contract/currency.ts'
import { ShopError } from '#contract/errors.ts'
import { type Api, createApi } from '#contract/index.ts'
import type { StaffRole } from '#contract/staff/roles.ts'
import type { Replica } from '#db/replica.ts'
import { customers } from '#db/tables/customers.ts'
import { emails } from '#db/tables/emails.ts'
import { orders } from '#db/tables/orders.ts'
import { sessions } from '#db/tables/sessions.ts'
import type { Shop } from '#modules/context.ts'
import { unsealSecrets } from '#modules/emails/sealed-secrets.ts'
import { hashToken, newToken } from '#modules/sessions/session-token.ts'
import { createSettingsCache } from '#modules/settings/create-settings-cache.ts'
import type { Outcome } from '#sandbox/pay-session.ts'
import { sandboxPayment } from '#sandbox/sandbox-payment.ts'
import { answer } from '#server/answer.ts'
import { createApp } from '#server/app.ts'
import { createLimits } from '#server/limits/limits.ts'
import { createSecurityLog } from '#server/log/create-security-log.ts'
import { openSecrets } from '#server/start/open-secrets.ts'
import { addProduct, type ProductWish } from './add-product.ts'
import { cartOf, payAtSandbox, runOut, sessionIdOf } from './buy.ts'
import { connectTestDatabase, openTestDatabase } from './database/test-database.ts'
import type { typedBuyer } from './typed-buyer.ts'

const silent = { info() {}, warn() {}, error() {} }
// Starting a worker takes longer than most images do, so the shops of a process share those that are idle.
const images = imageWorkers({ onLoss() {} })

/** A user of the shop in a test; a guest has no token. */
export interface Person {
  id: string
  email: string
  /** Their session token. */
  token: string | null
  visitorToken: string
  /** The cookie of a browser that has logged in before. */
  deviceToken?: string
  /** A network address of their own, so that rate limits count each user alone. */
  address: string
}

export interface TestShop extends Shop {
  /** The URL of the database, for tests that inspect it directly. */
  url: string
  guest(): Person
  /** A customer who, as after every sign-up, has not confirmed the email address. */
  customer(email?: string): Promise<Person>
  /** Confirms the email address of an account, as a link sent there does. */
  confirmAddress(person: Person): Promise<void>
  /** An owner. */
  admin(): Promise<Person>
  staff(role: StaffRole): Promise<Person>
  /** The calls of the contract for one caller; errors are thrown as `ShopError`. */
  as(person: Person): Api
  /** A published product; see `ProductWish` for its options. */
  product(wish?: ProductWish): ReturnType<typeof addProduct>
  /** Pays a session at the sandbox, as Ann from Oregon by default, or with another card. */
  pay(sessionId: string, typed?: Partial<typeof typedBuyer>, card?: string): Promise<Outcome>
  /** A paid order, of a new product by default. */
  order(wish?: OrderWish): Promise<PlacedOrder>
  /** Expires a session, at the sandbox and in the shop. */
  runOut(sessionId: string): Promise<void>
  /** Every email so far, the oldest first, with its secrets readable. */
  emails(): Promise<(typeof emails.$inferSelect)[]>
  /** Runs every queued job, and the jobs that these queue. */
  runJobs(): Promise<number>
  /** Starts the HTTP server on a free port, once; returns its origin. */
  listen(): Promise<{ url: string; app: FastifyInstance }>
}

/** The fields of an order that matter to a test; the others have defaults. */
interface OrderWish {
  by?: Person
  product?: Awaited<ReturnType<typeof addProduct>>
  quantity?: number
  /** One unit of each of these as well. */
  also?: Awaited<ReturnType<typeof addProduct>>[]
  typed?: Partial<typeof typedBuyer>
}

export interface PlacedOrder {
  id: string
  number: string
  sessionId: string
  by: Person
  product: Awaited<ReturnType<typeof addProduct>>
}

export interface TestShopOptions {
  /** Wraps the payment provider, for example to fail or delay its responses, or replaces it. */
  payment?: (sandbox: Payment) => Payment
  /** A migrated database to use instead of a new one. */
  url?: string
  replica?: Replica
}

/** A complete shop on a database of its own: real PostgreSQL, the sandbox, emails stored in the outbox. */
export async function createTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const database = await (options.url ? connectTestDatabase(options.url) : openTestDatabase())
  const { url, db, jobs } = database
  // Files share a process: an earlier shop may have had another one.
  setShopCurrency(currencyOf('USD'))
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-files-'))
  const secrets = await openSecrets(db)
  const origin = 'http://localhost:3000'
  const sandbox = sandboxPayment({ db, origin, secret: secrets.sandbox })
  const shop: Shop = {
    db,
    replica: options.replica ?? null,
    payment: options.payment?.(sandbox) ?? sandbox,
    mailer: outbox,
    files: diskFiles(folder),
    images,
    enqueue: jobs.enqueue,
    origin,
    inbox: 'owner@mg.example.com',
    secrets,
    settings: createSettingsCache(db),
    log: silent,
    security: createSecurityLog({ db, log: silent }),
  }
  const limits = createLimits(db)
  let app: FastifyInstance | null = null
  let address: string | null = null

  closeLater(async () => {
    await app?.close()
    await shop.security.store()
    await options.replica?.close()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  async function signedUp(email: string, role: StaffRole | null): Promise<Person> {
    const token = newToken('session')
    const values = { email, firstName: 'Ann', lastName: 'Lee', country: 'United States', passwordHash: 'none', role }
    const [made] = await db.insert(customers).values(values).returning({ id: customers.id })
    const [kept] = made
      ? [made]
      : await db.select({ id: customers.id }).from(customers).where(eq(customers.email, email))
    const id = kept?.id ?? ''
    await db
      .insert(sessions)
      .values({ tokenHash: hashToken(token), customerId: id, expiresAt: new Date(Date.now() + 86_400_000) })
    return { ...person(), id, email, token }
  }

  async function placeOrder({
    by = person(),
    typed,
    quantity = 1,
    also = [],
    ...wish
  }: OrderWish): Promise<PlacedOrder> {
    const product = wish.product ?? (await addProduct(db, {}))
    const { checkout } = clientOf(shop, limits, by)
    const { url: cardPage } = await checkout.createCheckoutSession(cartOf(product, quantity, also))
    const sessionId = sessionIdOf(cardPage)
    await payAtSandbox(db, sessionId, typed)
    const { orderNumber } = await checkout.retreiveSession({ sessionId })
    const [placed] = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, orderNumber))
    return { id: placed?.id ?? '', number: orderNumber, sessionId, by, product }
  }

  return {
    ...shop,
    url,
    guest: person,
    customer: (email = `customer-${randomUUID()}@example.com`) => signedUp(email, null),
    async confirmAddress({ id }) {
      await db.update(customers).set({ emailConfirmedAt: new Date() }).where(eq(customers.id, id))
    },
    admin: () => signedUp(`admin-${randomUUID()}@example.com`, 'owner'),
    staff: (role) => signedUp(`${role}-${randomUUID()}@example.com`, role),
    as: (someone) => clientOf(shop, limits, someone),
    product: (wish = {}) => addProduct(db, wish),
    pay: (sessionId, typed, card) => payAtSandbox(db, sessionId, typed, card),
    order: (wish = {}) => placeOrder(wish),
    runOut: (sessionId) => runOut(db, sessionId),
    async emails() {
      const stored = await db.select().from(emails).orderBy(asc(emails.createdAt), asc(emails.id))
      return stored.map((email) => ({ ...email, fields: unsealSecrets(shop, email) }))
    },
    runJobs: () => jobs.drain(shop),
    async listen() {
      app ??= await createApp(shop, { trustProxy: false, logger: false })
      address ??= await app.listen({ port: 0, host: '127.0.0.1' })
      return { url: address, app }
    },
  }
}

function person(): Person {
  return { id: '', email: '', token: null, visitorToken: newToken('visitor'), address: `test-${randomUUID()}` }
}

function clientOf(shop: Shop, limits: ReturnType<typeof createLimits>, someone: Person): Api {
  return createApi(async (call: Call, payload: unknown) => {
    const replied = await answer(shop, limits, {
      call,
      payload,
      cookieToken: someone.token,
      visitorToken: someone.visitorToken,
      deviceToken: someone.deviceToken ?? null,
      address: someone.address,
      requestId: randomUUID(),
    })
    const { message } = replied.body
    if (replied.status >= 400) {
      throw new ShopError(
        replied.status,
        typeof message === 'string' ? message : JSON.stringify(message),
        Array.isArray(message) ? message : null,
      )
    }
    return replied.body
  })
}

// A shop made inside a test closes with it; one made for a whole file closes with the file.
function closeLater(close: () => Promise<void>): void {
  try {
    onTestFinished(close)
  } catch {
    afterAll(close)
  }
}
