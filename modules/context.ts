import type { Mailer, Outbox } from '#adapters/email/mailer.ts'
import type { Files } from '#adapters/files/files.ts'
import type { Images } from '#adapters/images/images.ts'
import type { Payment } from '#adapters/payment/payment.ts'
import type { Db } from '#db/open-database.ts'
import type { Replica } from '#db/replica.ts'
import type { Enqueue } from './jobs/job.ts'
import type { SettingsCache } from './settings/create-settings-cache.ts'

/** What the shop records for whoever runs it: facts first, then a sentence. */
export interface Log {
  info(facts: object, sentence: string): void
  warn(facts: object, sentence: string): void
  error(facts: object, sentence: string): void
}

/** Secrets the shop made for itself on its first start, as base64url of 32 random bytes. */
export interface Secrets {
  productList: string
  signedLinks: string
  sandbox: string
}

/** What every operation and every job may use. */
export interface Shop {
  db: Db
  /** A copy of the database for guests who look at the catalog; null where there is none. */
  replica: Replica | null
  payment: Payment
  mail: Mailer | Outbox
  files: Files
  images: Images
  enqueue: Enqueue
  /** The shop's URL without a trailing slash. */
  origin: string
  /** Where whoever runs the shop reads its email: notes about new orders and messages go there. */
  inbox: string
  secrets: Secrets
  /** What the owner set, for whatever shows it. */
  settings: SettingsCache
  log: Log
}

export interface Caller {
  customerId: string
  role: 'admin' | null
  sessionHash: string
}

/** The shop as one request sees it. */
export interface Context extends Shop {
  caller: Caller | null
  /** SHA-256 of the cookie that marks this browser; null where it sent none. */
  visitorHash: string | null
  requestId: string
}

export interface CustomerContext extends Context {
  caller: Caller
}

export interface AdminContext extends Context {
  caller: Caller & { role: 'admin' }
}
