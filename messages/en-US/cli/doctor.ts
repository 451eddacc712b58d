import { defineMessages } from '../../define-messages.ts'

/** What `npm run shop -- doctor` finds, and how to fix it. */
export const cliDoctorMessages = defineMessages('cli/doctor', {
  passed: 'All checks passed.',
  failed: (failed: number, checks: number) => `${failed} of ${checks} checks failed.`,

  settings: 'Settings',
  settingsValid: 'Every environment variable is valid.',
  settingsAdvice: 'See docs/running-in-production.md for every variable.',

  launch: (check: string) => `Launch, ${check}`,
  launchAdvice: (advice: string, address: string) => `${advice} ${address}`,

  node: 'Node',
  nodeTooOld: (version: string) => `${version} is too old.`,
  nodeAdvice: (version: number) => `Install Node ${version}, or use npm start, which includes it.`,

  origin: 'PUBLIC_ORIGIN',
  originLocal: (origin: string) => `${origin} is reachable only from this machine.`,
  originLocalAdvice: 'Set PUBLIC_ORIGIN before going public.',
  originPlain: (origin: string) => `${origin} is not encrypted: passwords and addresses can be intercepted.`,
  noProxy: (origin: string) =>
    `${origin}, but TRUST_PROXY is not set: behind a proxy all visitors share one rate limit.`,
  noProxyAdvice: 'Set TRUST_PROXY=1 if a proxy sets X-Forwarded-For.',

  payments: 'Payments',
  sandbox: 'Sandbox payments: no money moves.',
  sandboxAdvice: 'Set STRIPE_SECRET_KEY to accept payments.',
  secrets: 'Secrets',
  secretsUnderVariable: 'Encrypted under SECRETS_KEY.',
  secretsUnderFile: 'Encrypted under the key file in the data folder, which is in no backup.',
  secretsReadable: 'The keys that sign links can be read in the database.',
  secretsReadableAdvice: 'Set SECRETS_KEY to the same long random text for every process.',
  stripeLive: (secrets: number, webhook: string) =>
    `Stripe with a live key and ${secrets === 1 ? 'one webhook secret' : `${secrets} webhook secrets`}, webhook ${webhook}.`,
  stripeTest: (secrets: number) =>
    `Stripe with a test key and ${secrets === 1 ? 'one webhook secret' : `${secrets} webhook secrets`}: no money moves.`,
  stripeTestAdvice: 'Set a live key to accept payments.',

  tax: 'Tax',
  taxNone: 'No tax is charged.',
  taxNotCharged: 'No tax is charged: the page of Stripe cannot use the table of US states.',
  taxAdvice: 'Choose how you charge tax at /admin/settings.',
  taxIncluded: 'VAT is included in prices.',
  taxAdded: 'Tax is added to prices.',
  shipping: 'Shipping',
  shippingEverywhere: 'Every country sold to has a shipping method.',
  shippingNowhere: 'No country has a shipping method: nobody can check out.',
  shippingMissing: (countries: string) => `No shipping method for ${countries}: nobody there can check out.`,
  shippingAdvice: 'Add methods at /admin/shipping, or sell to fewer countries at /admin/settings.',
  shippingFree: 'Nothing is charged for shipping.',
  shippingFreeAdvice: 'Set prices at /admin/shipping, unless you ship for free.',

  folder: 'Data folder',
  folderReadOnly: (folder: string, reason: string) => `${folder} is not writable (${reason}).`,
  folderReadOnlyAdvice: 'Make the user who runs the shop its owner.',
  folderMissing: (folder: string) => `${folder} does not exist yet.`,
  startToCreate: 'Run npm start to create it.',
  folderOpen: (folder: string) => `${folder} is accessible to other users of this machine.`,
  folderOpenAdvice: (folder: string) => `Run chmod 700 ${folder}.`,
  disk: 'Disk',
  diskFree: (gigabytes: string, percent: number) => `${gigabytes} GB free (${percent} %).`,
  diskAdvice: 'Free disk space: the database stops when it cannot write.',

  database: 'Database',
  databaseMissing: (folder: string) => `No database in ${folder} yet.`,
  databaseUnreachable: (reason: string) => `Connection failed (${reason}).`,
  databaseUrlAdvice: 'Check that the server of DATABASE_URL is running and accepts connections from this machine.',
  databaseLogAdvice: (folder: string) => `See ${folder}/postgres.log.`,
  databasePooled: 'The address leads through a pooler in transaction mode.',
  databasePooledAdvice: 'Set DATABASE_DIRECT_URL to the address of the same database without the pooler.',
  databaseTooOld: (version: string) => `PostgreSQL ${version} is too old.`,
  databaseTooOldAdvice: (version: number) => `Upgrade the server to PostgreSQL ${version} or newer.`,
  extensionsMissing: (extensions: string) => `Missing extensions: ${extensions}.`,
  extensionsAdvice: 'Install postgresql-contrib on the server.',
  connected: (version: string) => `Connected to PostgreSQL ${version}.`,
  connectedToShop: (version: string) => `Connected to PostgreSQL ${version} of the running shop.`,

  migrations: 'Migrations',
  schemaNewer: 'The database schema is newer than this version of Vitrine.',
  schemaNewerAdvice:
    'This version does not start on it. Upgrade Vitrine, or restore a backup made before the upgrade into a new DATA_DIR or database.',
  notApplied: (migrations: number, first: string) => `${migrations} not applied, starting with ${first}.`,
  functionsDiffer: 'The database functions are from another version.',
  backUpAndRestart: 'Make a backup (npm run shop -- backup), then restart the shop to apply them.',
  restartToApply: 'Restart the shop to apply them.',
  allApplied: (migrations: number) => `All ${migrations} applied.`,

  clock: 'Clock',
  clockDiffers: (seconds: string) => `This machine and the database differ by ${seconds} s.`,
  clockAdvice: 'Synchronize both with NTP.',

  admins: 'Admins',
  adminCount: (admins: number) => (admins === 1 ? 'One.' : `${admins}.`),
  noAdmin: 'No admin account exists.',
  noAdminAdvice: 'Run npm run shop -- staff add you@example.com.',

  email: 'Email',
  emailStored: 'SMTP_URL is not set: emails are stored at /admin/emails and not sent.',
  emailStoredAdvice: 'Set SMTP_URL to send them.',
  emailAccepted: (host: string) => `${host} accepts email.`,
  emailRefused: (host: string, reason: string) => `${host} refused the connection (${reason}).`,
  emailRefusedAdvice: 'Check host, port, user and password in SMTP_URL, and that a firewall does not block the port.',

  files: 'Files',
  filesInFolder: 'Stored in the data folder.',
  bucketReady: (bucket: string) => `Bucket ${bucket} is readable and writable.`,
  bucketAdvice: 'Check the S3_ variables and the permissions of the access key.',
})
