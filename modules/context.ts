import type { Mailer, Outbox } from '#adapters/email/mailer.ts'
import type { Files } from '#adapters/files/files.ts'
import type { Images } from '#adapters/images/images.ts'
import type { Payment } from '#adapters/payment/payment.ts'
import type { SecurityEvent } from '#contract/security-log/events.ts'
import type { LoginDuty } from '#contract/staff/login-duty.ts'
import type { StaffRole } from '#contract/staff/roles.ts'
import type { Db } from '#db/open-database.ts'
import type { Replica } from '#db/replica.ts'
import type { Enqueue } from './jobs/job.ts'
import type { SettingsCache } from './settings/create-settings-cache.ts'

/** The log: facts first, then a sentence. */
export interface Log {
  info(facts: object, sentence: string): void
  warn(facts: object, sentence: string): void
  error(facts: object, sentence: string): void
}

/** What the security log has about an event; no address, name or token. */
interface SecurityFacts {
  call?: string
  method?: string
  status?: number
  staffId?: string | null
  requestId: string
}

/** Events of one kind within a minute. */
export interface RecordedEvents {
  event: SecurityEvent
  call: string | null
  status: number | null
  staffId: string | null
  count: number
  requestId: string
}

export interface SecurityLog {
  record(event: SecurityEvent, facts: SecurityFacts): void
  /** How often each event has happened since this process started. */
  counts(): { event: SecurityEvent; count: number }[]
  /** Stores what has been recorded now, not within a second. */
  store(): Promise<void>
}

/** A key that signs links, or did. */
export interface LinkKey {
  id: string
  secret: string
  /** When another key took over; null for the current one. */
  retiredAt: string | null
}

/** The keys whose links work, the newest first. */
export interface LinkKeys {
  /** The id of the key that signs. */
  current: string
  keys: LinkKey[]
  /** When a shop that had signed links without a date learned to date them; null for a shop that always did. */
  undatedSince: string | null
}

/** Secrets generated on the first start, as base64url of 32 random bytes. */
export interface Secrets {
  productList: string
  links: LinkKeys
  /** Hashes the networks that checkouts come from. */
  networks: string
  sandbox: string
}

/** The dependencies of operations and jobs. */
export interface Shop {
  db: Db
  /** A read replica for guests who browse the catalog; null if there is none. */
  replica: Replica | null
  payment: Payment
  mailer: Mailer | Outbox
  files: Files
  images: Images
  enqueue: Enqueue
  /** The shop's URL without a trailing slash. */
  origin: string
  /** The address for notifications about new orders and messages. */
  inbox: string
  secrets: Secrets
  /** The cached settings, for display. */
  settings: SettingsCache
  log: Log
  security: SecurityLog
}

export interface Caller {
  customerId: string
  /** Null for customers, and for staff as long as they owe something. */
  role: StaffRole | null
  /** The role of staff, in force or not. */
  heldRole: StaffRole | null
  /** What staff have to do before their role is in force. */
  owes: LoginDuty | null
  sessionHash: string
}

/** The shop, with the caller of a request. */
export interface Context extends Shop {
  caller: Caller | null
  /** SHA-256 of the visitor cookie; null without one. */
  visitorHash: string | null
  /** The IP address; empty where nobody asked over the network. */
  address: string
  /** The User-Agent header; empty without one. */
  userAgent: string
  requestId: string
}

export interface CustomerContext extends Context {
  caller: Caller
}

/** A context whose caller is of staff, with a role that the call permits. */
export interface AdminContext extends Context {
  caller: Caller & { role: StaffRole }
}
