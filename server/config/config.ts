import { resolve } from 'node:path'
import * as z from 'zod/mini'
import type { Bucket } from '#adapters/files/s3.ts'
import type { StripeSettings } from '#adapters/payment/stripe/stripe-client.ts'
import { cliStartMessages } from '#messages/en-US/cli/start.ts'
import { isLoopback } from '#modules/is-loopback.ts'
import { processesPattern, readProcessCount } from '../processes/process-count.ts'
import { readBucket } from './read-bucket.ts'
import { readStripe } from './read-stripe.ts'
import { databaseUrlOf, smtpUrlOf } from './require-tls.ts'

const flag = z.pipe(
  z._default(z.enum(['0', '1', 'true', 'false', '']), '0'),
  z.transform((value) => value === '1' || value === 'true'),
)
const text = z.optional(z.string().check(z.minLength(1)))

const environment = z.object({
  PORT: z._default(z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number)), 3000),
  HOST: z._default(z.string(), 'localhost'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: text,
  DATABASE_DIRECT_URL: text,
  DATABASE_REPLICA_URL: text,
  DATABASE_CONNECTIONS: z._default(z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number)), 10),
  PROCESSES: z._default(z.string().check(z.regex(processesPattern)), '1'),
  PUBLIC_ORIGIN: text,
  SECRETS_KEY: z.optional(z.union([z.literal('none'), z.string().check(z.minLength(32))])),
  SECRETS_KEY_FORMER: z.optional(z.string().check(z.minLength(32))),
  BACKUP_BEFORE_UPGRADE: z._default(z.enum(['0', '1']), '1'),
  STOP_NOTICE_SECONDS: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number))),
  TRUST_PROXY: flag,
  HSTS_SUBDOMAINS: z._default(z.enum(['0', '1']), '1'),
  ADMIN_EMAIL: text,
  ADMIN_PASSWORD: text,
  SHOP_EMAIL: text,
  SMTP_URL: text,
  SANDBOX_IN_PUBLIC: flag,
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_TAX: flag,
  STRIPE_API_ORIGIN: text,
  SEED: z._default(z.enum(['0', '1']), '1'),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'warn'),
  MAIL_FROM: text,
  OTEL_EXPORTER_OTLP_ENDPOINT: text,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: text,
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  S3_BUCKET: text,
  S3_ENDPOINT: text,
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_PATH_STYLE: z.optional(
    z.pipe(
      z.enum(['0', '1']),
      z.transform((value) => value === '1'),
    ),
  ),
})

export interface Config {
  port: number
  host: string
  dataDir: string
  /** Whether a new shop gets the demo catalog; never with a live payment key. */
  isSeeded: boolean
  databaseUrl: string | null
  /** The same database without its pooler, for migrations and LISTEN; null if `databaseUrl` has none. */
  directUrl: string | null
  /** What the stored secrets are encrypted under; null for a key of its own in the data folder. */
  secretsKey: string | null
  /** What they were encrypted under before; null if that has not changed. */
  secretsKeyFormer: string | null
  /** Whether a start makes a backup before it applies new migrations. */
  hasBackupBeforeUpgrade: boolean
  /** A streaming replica for catalog reads of guests. */
  replicaUrl: string | null
  databaseConnections: number
  /** How many processes share the port. */
  processes: number
  /** The public origin of the shop, the base of links in emails and of return URLs. */
  origin: string
  trustProxy: boolean
  /** Whether browsers must use https for subdomains of the shop's host, too. */
  hstsSubdomains: boolean
  /** How long /readyz says after SIGTERM that the process is stopping, before it stops. */
  stopNoticeMs: number
  adminEmail: string
  adminPassword: string | null
  /** The email address for notifications to the shop. */
  inbox: string
  logLevel: z.infer<typeof environment>['LOG_LEVEL']
  /** The sender of every email; null for the shop name and email of the settings. */
  mailFrom: string | null
  /** The SMTP server; null stores emails in the outbox. */
  smtpUrl: string | null
  /** Whether an OpenTelemetry collector is configured; its library reads the variables itself. */
  isTraced: boolean
  /** The bearer token of /metrics; null allows only this machine. */
  metricsToken: string | null
  /** The bucket for files; null stores them in the data folder. */
  bucket: Bucket | null
  /** The Stripe account; null uses sandbox payments. */
  stripe: StripeSettings | null
}

/** Reads and validates the environment variables; throws an error that names an invalid one. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = z.safeParse(environment, env)
  if (!read.success) throw new Error(cliStartMessages.variableInvalid(String(read.error.issues[0]?.path.join('.'))))
  const set = read.data
  const origin = originOf(set.PUBLIC_ORIGIN ?? `http://localhost:${set.PORT}`)

  // Only test builds contain failpoints, and even those run only on a loopback address.
  if (env.FAILPOINTS && !(process.env.FAILPOINTS && isLoopback(origin))) {
    throw new Error(cliStartMessages.failpoints)
  }
  const stripe = readStripe(set, origin)
  if (!stripe && !isLoopback(origin) && !set.SANDBOX_IN_PUBLIC) {
    throw new Error(cliStartMessages.publicSandbox)
  }
  if (set.DATABASE_DIRECT_URL && !set.DATABASE_URL) throw new Error(cliStartMessages.directAlone)
  // Processes on several machines share it, so no file can hold the key that its secrets are stored under.
  if (set.DATABASE_URL && !set.SECRETS_KEY && !isLoopback(origin)) throw new Error(cliStartMessages.secretsKeyNeeded)
  const isLive = stripe?.secretKey.includes('_live_') ?? false
  if (isLive && env.SEED === '1') throw new Error(cliStartMessages.seedLive)
  const adminEmail = set.ADMIN_EMAIL ?? 'admin@mg.example.com'
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: resolve(set.DATA_DIR),
    isSeeded: set.SEED === '1' && !isLive,
    databaseUrl: databaseUrlOf('DATABASE_URL', set.DATABASE_URL),
    directUrl: databaseUrlOf('DATABASE_DIRECT_URL', set.DATABASE_DIRECT_URL),
    secretsKey: set.SECRETS_KEY && set.SECRETS_KEY !== 'none' ? set.SECRETS_KEY : null,
    secretsKeyFormer: set.SECRETS_KEY_FORMER ?? null,
    hasBackupBeforeUpgrade: set.BACKUP_BEFORE_UPGRADE === '1',
    replicaUrl: databaseUrlOf('DATABASE_REPLICA_URL', set.DATABASE_REPLICA_URL),
    databaseConnections: set.DATABASE_CONNECTIONS,
    processes: readProcessCount(set.PROCESSES),
    origin,
    trustProxy: set.TRUST_PROXY,
    hstsSubdomains: set.HSTS_SUBDOMAINS === '1',
    stopNoticeMs: (set.STOP_NOTICE_SECONDS ?? (isLoopback(origin) ? 0 : 5)) * 1_000,
    adminEmail,
    adminPassword: set.ADMIN_PASSWORD ?? null,
    inbox: set.SHOP_EMAIL ?? adminEmail,
    logLevel: set.LOG_LEVEL,
    mailFrom: set.MAIL_FROM ?? null,
    smtpUrl: smtpUrlOf(set.SMTP_URL),
    isTraced: Boolean(set.OTEL_EXPORTER_OTLP_ENDPOINT ?? set.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT),
    metricsToken: set.METRICS_TOKEN ?? null,
    bucket: readBucket(set),
    stripe,
  }
}

function originOf(value: string): string {
  if (!URL.canParse(value)) throw new Error(cliStartMessages.originInvalid(value))
  const { protocol, origin } = new URL(value)
  if (protocol !== 'http:' && protocol !== 'https:') throw new Error(cliStartMessages.originProtocol(protocol))
  return origin
}
