import { defineMessages } from '../../define-messages.ts'

/** What `npm start` says while it reads its configuration and opens the shop, and why it cannot. */
export const cliStartMessages = defineMessages('cli/start', {
  startingDatabase: 'Starting the database …',
  migrating: 'Migrating the database …',
  adminLogin: (email: string, password: string) =>
    `Admin login: ${email}, password: ${password} (shown only once). You choose your own at the first login.`,
  adminIgnored:
    'ADMIN_EMAIL and ADMIN_PASSWORD are ignored: the shop has an admin. Add others with npm run shop -- staff add.',
  firstAdminRefused: (email: string, reason: string) =>
    `The first admin ${email} cannot be created: ${reason} Correct ADMIN_EMAIL or ADMIN_PASSWORD.`,
  portInUse: (port: number) => `PORT ${port} is in use. Stop the other program, or set PORT to another one.`,
  portForbidden: (port: number) => `This user may not listen on PORT ${port}. Set PORT to 1024 or higher.`,
  hostUnknown: (host: string) => `HOST ${host} is not an address of this machine. Set HOST to localhost or 0.0.0.0.`,
  databaseUnreachable: (place: string, reason: string) =>
    `The database at ${place} cannot be reached (${reason}). Start it, or correct DATABASE_URL.`,
  databasePooled:
    'The database is behind a pooler in transaction mode, where migrations and announcements of changes do not work. Set DATABASE_DIRECT_URL to its address without the pooler.',
  connection: (program: string, pid: number, address: string | null) =>
    `${program || 'a connection'} (process ${pid} of the database, from ${address ?? 'its own machine'})`,
  migrationsAwaited: (holder: string) => `Another process migrates the database: ${holder}. Waiting for it …`,
  migrationsLocked: (holder: string, pid: number) =>
    `The database cannot be migrated: ${holder} has locked the migrations and does nothing. Stop it, or run: select pg_terminate_backend(${pid})`,
  statementFailed: (reason: string, statement: string) =>
    `The database refused a statement: ${reason}. The statement: ${statement}`,
  secretsKeyNeeded:
    'A public shop whose database is set by DATABASE_URL needs SECRETS_KEY: at least 32 random characters, the same for every process, under which its secrets are stored encrypted. SECRETS_KEY=none stores them in clear text.',
  secretsKeyWrong:
    'The secrets of the shop are encrypted under another key. Put back the file secrets.key of the data folder, or the SECRETS_KEY, that the shop was started with before. If it is lost: npm run shop -- keys replace',
  secretsKeyMissing:
    'The secrets of the shop are encrypted, and there is no key. Set SECRETS_KEY to what the shop was started with before. If it is lost: npm run shop -- keys replace',
  readOnly:
    'The database is read-only, as after a failover. Pages are served; buying, logging in and jobs begin once it takes changes.',
  writableAgain: 'The database takes changes again.',
  backingUp: (file: string) => `Making a backup before the upgrade: ${file} …`,
  backupFailed: (reason: string) =>
    `The backup before the upgrade failed, so nothing was migrated: ${reason} Correct that, or make a backup yourself and set BACKUP_BEFORE_UPGRADE=0.`,
  migrationsPending: (count: number) =>
    `Applying ${count === 1 ? '1 new migration' : `${count} new migrations`}. The version before cannot open the database afterwards; the way back is a backup made before the upgrade.`,
  databaseNewer:
    'The database was migrated by a newer version of Vitrine. Start that version, or restore a backup made before the upgrade into a new DATA_DIR or database.',
  databaseWithoutTls: (variable: string, host: string) =>
    `${variable} leads to ${host} without TLS. Add ?sslmode=verify-full, or ?sslmode=disable for a network that only you use.`,
  directAlone:
    'DATABASE_DIRECT_URL is the address of the same database without its pooler. Set DATABASE_URL to the address of the pooler.',
  seedLive: 'SEED=1 adds demo products, and STRIPE_SECRET_KEY is a live key. Unset SEED, or use a test key.',
  demoWithLiveKey:
    'STRIPE_SECRET_KEY is a live key, but the products of the demo are in the shop. Start it without the key, clear the demo at /admin/start, then set the key.',
  clockReset: (days: number) =>
    `The clock of the shop was ${days === 1 ? '1 day' : `${days} days`} ahead for a rehearsal. Payments are real now, and so is the time.`,
  fillingShop: (products: number) => `Adding the demo catalog of ${products} products …`,
  imagesStored: (images: number) => `Stored ${images} images.`,
  ordersAdded: (orders: number) => `Added ${orders} orders of the last 90 days.`,
  running: (origin: string, processes: number, tookMs: number) =>
    `Vitrine is running at ${origin} (${processes > 1 ? `${processes} processes, ` : ''}ready in ${(tookMs / 1_000).toFixed(1)} s).`,
  stopping: (signal: string) => `Stopping Vitrine (${signal === 'SIGINT' ? 'Ctrl-C' : signal}) …`,
  stopped: 'Stopped.',
  restarted: (seconds: string) => `Restarted the shop in ${seconds} s.`,

  variableInvalid: (name: string) => `The environment variable ${name} cannot be read.`,
  failpoints: 'FAILPOINTS injects failures and works only in a test build on a loopback address. Unset it.',
  publicSandbox:
    'PUBLIC_ORIGIN is a public address, but sandbox payments move no money. Set STRIPE_SECRET_KEY, or SANDBOX_IN_PUBLIC=1 to run the sandbox in public.',
  originInvalid: (value: string) => `PUBLIC_ORIGIN must be a URL such as https://shop.example.com, not ${value}.`,
  originProtocol: (protocol: string) => `PUBLIC_ORIGIN must start with http:// or https://, not ${protocol}.`,
  smtpInvalid: 'SMTP_URL must be a URL such as smtps://user:password@mail.example.com.',
  stripeKeyInvalid: 'STRIPE_SECRET_KEY must be a secret or restricted key such as sk_live_….',
  stripeWebhookInvalid:
    'STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook endpoint, whsec_…, or several separated by commas.',
  stripeLivePlain: 'STRIPE_SECRET_KEY is a live key, so PUBLIC_ORIGIN must start with https://.',
  stripeTestPublic:
    'PUBLIC_ORIGIN is a public address, but STRIPE_SECRET_KEY is a test key that moves no money. Set a live key, or SANDBOX_IN_PUBLIC=1 to test in public.',
  stripeOriginInvalid:
    'STRIPE_API_ORIGIN must be a Stripe double on this machine (http://127.0.0.1:…) and needs a test key.',
  bucketMissing: 'S3_BUCKET is missing. Set it, or unset the other S3_ variables to store files in the data folder.',
  bucketEndpointInvalid: 'S3_ENDPOINT must be a URL such as https://s3.example.com.',
  bucketKeys: 'Set both S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or neither.',
  bucketDown: (endpoint: string) => `The storage at ${endpoint} does not respond. Check S3_ENDPOINT and S3_REGION.`,
  bucketUnknown: (bucket: string, endpoint: string) => `There is no bucket ${bucket} at ${endpoint}. Check S3_BUCKET.`,
  bucketRegion: (bucket: string, region: string) => `The bucket ${bucket} is not in the region ${region} (S3_REGION).`,
  bucketForbidden: (bucket: string) =>
    `The bucket ${bucket} cannot be read and written with these keys (S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY).`,
  bucketUnusable: (bucket: string, name: string, reason: string) =>
    `The bucket ${bucket} cannot be used (${name}): ${reason}`,
  folderNotWritable: (folder: string, reason: string) =>
    `Data folder ${folder} is not writable (${reason}). Set DATA_DIR to another folder.`,
})
