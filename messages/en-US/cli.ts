import { defineMessages } from '../define-messages.ts'

/** The commands of `npm run shop`. */
export const cliMessages = defineMessages('cli', {
  title: 'Manages the shop from the command line.',
  helpForCommand: 'Help for a command: npm run shop -- backup --help',
  footer: [
    'Exit codes: 0 success, 1 failure, 2 invalid usage.',
    'Works while the shop is running; otherwise it starts the embedded database. Configured by the same environment',
    'variables as `npm start`. Use `npm run --silent shop -- …` to keep npm out of stdout.',
  ].join('\n'),
  commonOptions: {
    'data-dir': 'The data folder of the shop, instead of DATA_DIR.',
    json: 'Prints the result as one JSON object on stdout.',
    help: 'Shows this help.',
  },

  /** Of each command one line for the list of all, the description in its help, and its options. */
  commands: {
    doctor: {
      summary: 'Checks configuration, database, email, disk and clock, and suggests fixes.',
      about: [
        'Checks Node, the environment variables, PUBLIC_ORIGIN, the payment keys, the data folder, free disk space, the',
        'database with its migrations, clock and admins, the SMTP server and the S3 bucket. Read-only; sends no email.',
        '✓ passed, · worth fixing before going public, ✗ failed. Exits with 1 if any check failed.',
      ].join('\n'),
      options: {},
    },
    new: {
      summary: 'Creates an empty shop of your own, without the demo.',
      about: [
        'Creates the database of a new shop with its name, email address, country and currency, and its first admin. The shop',
        'is empty and is never filled with the demo. In a terminal what is not given is asked for.',
        'The admin gets the password in ADMIN_PASSWORD, or a generated one that is printed once. Then run npm start.',
      ].join('\n'),
      options: {
        name: 'The name of the shop.',
        email: 'The email address of the shop and of its first admin.',
        owner: 'The name of the first admin; by default what is before the @.',
        country: 'The country of the shop, such as DE; US by default.',
        currency: 'The currency of every price, such as EUR; USD by default.',
      },
    },
    staff: {
      summary: 'Adds, removes and lists the staff.',
      about: [
        '`add` creates an account with a role, or gives the role to an existing account, which keeps its name and password.',
        'A new account gets the password in ADMIN_PASSWORD, or a generated one that is printed once. The password is not',
        'an argument because other users of the machine can read the arguments of a process.',
        '`reset` ends the second factor of a login whose phone and recovery codes are lost.',
        '`remove` takes the role away and ends all sessions; the account stays as a customer. The last owner cannot be removed.',
      ].join('\n'),
      options: {
        name: 'The name of a new member, as the audit log shows it; by default what is before the @.',
        role: 'owner, manager, support or editor; owner by default.',
      },
    },
    admin: {
      summary: 'Another name of staff.',
      about: 'Does what staff does, so that earlier scripts work.',
      options: {
        name: 'The name of a new member, as the audit log shows it; by default what is before the @.',
        role: 'owner, manager, support or editor; owner by default.',
      },
    },
    keys: {
      summary: 'Lists and replaces the keys that sign the links in emails.',
      about: [
        '`list` shows the ids of the keys and since when they no longer sign. `rotate` adds a key that signs from now on, in every',
        'running process; links of the former keys work until they expire. `rotate --revoke` also ends those links at once: do that',
        'when a key or a backup has leaked. `replace` makes new secrets when the key that encrypts them (secrets.key in the',
        'data folder, or SECRETS_KEY) is lost: no earlier link works then. No key is ever printed.',
      ].join('\n'),
      options: { revoke: 'With rotate: links that were signed until now stop working.' },
    },
    seed: {
      summary: 'Adds generated products and orders for load and layout tests.',
      about: [
        'Adds generated products with colors, sizes, stock and reused images, and generated orders of the last 90 days in',
        'every status, with their payments, invoices, returns, refunds, emails and stock changes. Never run it in a live shop: generated',
        'products and orders cannot be told apart from real ones. A new shop gets the demo catalog first, unless SEED=0.',
        'Each N is a whole number up to 1,000,000.',
      ].join('\n'),
      options: {
        products: 'Number of products to add.',
        orders: 'Number of orders to add, from products in the shop.',
      },
    },
    import: {
      summary: 'Imports products from a CSV file, or a whole shop from a zip file, all or nothing.',
      about: [
        'Reads a file with one line per color and size, as `export` writes it. Products are matched by SKU and added or',
        'updated, never deleted. If a line is invalid, every error is listed and nothing is imported.',
        'The product exports of Shopify and WooCommerce are read as they are; with --images their images too.',
        'A .zip file that `export` wrote brings a whole shop into one without products and orders; it replaces settings,',
        'texts, home page, categories and collections there.',
      ].join('\n'),
      options: {
        'dry-run': 'Reports what would change without importing.',
        images: 'Fetches the images that an export of Shopify or WooCommerce names, from the internet.',
      },
    },
    export: {
      summary: 'Exports products or orders as CSV, or the whole shop as a zip file.',
      about: [
        'Writes to stdout if no file is given. `import` reads the exported products; importing them unchanged has no effect.',
        'Orders contain names and addresses, and exporting them is recorded in the audit log.',
        'A name ending in .zip exports the shop: settings, texts, home page, categories, collections, products and original',
        'images, but no customers, orders, reviews, staff or secrets. `import` brings it into another shop of the same',
        'version or newer.',
        'An existing file is never overwritten; a new one has mode 600.',
      ].join('\n'),
      options: { orders: 'Exports orders, a row for each line, newest first, instead of products.' },
    },
    backup: {
      summary: 'Backs up the database and uploaded files to one archive.',
      about: [
        'Writes a consistent snapshot of every table, unfinished jobs and uploaded files to one archive with mode 600.',
        'The shop may be running. The archive is renamed into place when complete; an existing file is never overwritten.',
        'It contains password hashes and addresses: store it safely. The secrets of the shop are in it, encrypted under a key that is',
        'not: store DATA_DIR/secrets.key or SECRETS_KEY elsewhere, and put it back before you restore.',
      ].join('\n'),
      options: {},
    },
    restore: {
      summary: 'Restores a backup into an empty shop.',
      about: [
        'Verifies the whole backup first; a damaged or newer one changes nothing. Then loads it into an empty shop (a new data',
        'folder, or an empty database at DATABASE_URL) in one transaction, compares every table with the backup, and applies',
        'newer migrations. Unfinished jobs are queued again: pending emails are sent when the restored shop starts. To test a',
        'backup without sending email, start the restored shop without SMTP_URL.',
      ].join('\n'),
      options: {
        check:
          'Restores into a temporary shop, compares it, removes it, and records it in the shop for its launch checklist.',
      },
    },
    upgrade: {
      summary: 'Rehearses an upgrade on a copy of the running shop.',
      about: [
        'Run it with the new version while the old one serves. It reads 20 pages of the running shop, backs the shop up into a',
        'scratch folder, restores it there with every new migration, serves it from there, reads the same pages and prints what',
        'differs. The copy sends no email and moves no money, and is removed. The shop itself is not changed. The upgrade is',
        'npm start of the new version.',
      ].join('\n'),
      options: {
        check: 'Rehearses; nothing else is offered.',
        running: 'The address of the running shop, http://localhost:PORT by default.',
      },
    },
  },

  knownCommands: (commands: string) => `Commands: ${commands}. Run npm run shop -- --help for details.`,
  missingCommand: (known: string) => `Missing command. ${known}`,
  unknownCommand: (name: string, known: string) => `Unknown command “${name}”. ${known}`,
  unknownOption: (option: string, command: string) => `Unknown option ${option} for ${command}.`,
  optionTwice: (option: string) => `Option ${option} was given twice.`,
  optionNeedsValue: (option: string, value: string) => `Option ${option} needs a value: ${option} <${value}>.`,
  optionTakesNoValue: (option: string) => `Option ${option} takes no value.`,
  argumentsMissing: (command: string, missing: string) => `${command} needs ${missing}.`,
  unexpectedArgument: (argument: string) => `Unexpected argument “${argument}”.`,
  /** What a command needs, as in "backup needs an output file." */
  arguments: {
    staffAdd: '“add”, “remove” or “reset” with an email address, or “list”',
    csvFile: 'a CSV file, or the zip file of a shop',
    outputFile: 'an output file',
    backupFile: 'a backup file',
  },

  progress: (task: string, done: string, total: string) => `${task}: ${done} of ${total} …`,
  progressOf: (done: string, total: string) => `${done} of ${total}`,
  progressDone: (task: string, done: string, seconds: string) => `${task}: ${done} in ${seconds} s.`,

  fileExists: (file: string) => `${file} already exists. Choose another name.`,
  folderNotFound: (folder: string) => `There is no folder ${folder}. Create it, or choose another one.`,
  folderReadOnly: (folder: string) => `The folder ${folder} is not writable. Choose another one.`,
  fileNotFound: (file: string) => `File ${file} not found.`,
  noShop: (folder: string) => `No shop in ${folder}. Check DATA_DIR or --data-dir.`,
  otherVersion: 'The running shop is another version than this command. Restart the shop first.',

  newNeeds: 'new needs --name and --email.',
  newQuestions: {
    name: 'Name of the shop:',
    email: 'Your email address:',
    country: 'Country of the shop (US):',
    currency: 'Currency (USD):',
  },
  shopCreated: (name: string, folder: string) =>
    `Created the empty shop ${name} in ${folder}. Run npm start and log in; the first steps are at /admin/start.`,
  unknownAction: (action: string) =>
    `Unknown action “${action}”. Use: staff add <email>, staff remove <email>, staff reset <email> or staff list.`,
  onlyForAdd: '--name and --role are only for staff add.',
  unknownRole: (role: string) => `Unknown role “${role}”. Use owner, manager, support or editor.`,
  invalidEmail: (email: string) => `Invalid email address “${email}”.`,
  staffCreated: (email: string, aRole: string) => `Created account ${email}, ${aRole}.`,
  staffChanged: (email: string, aRole: string) => `The existing account ${email} is now ${aRole}.`,
  staffRemoved: (email: string) => `${email} is no longer on the staff.`,
  staffReset: (email: string) => `The login of ${email} asks for the password only until an app is set up again.`,
  staffLine: (email: string, name: string, role: string) => `${email}  ${name}  ${role}`,
  noStaff: 'No staff. Add an owner with: staff add <email>.',
  password: (password: string) => `Password: ${password} (shown only once).`,

  seedNeeds: 'seed needs --products or --orders.',
  countInvalid: (option: string, max: string) => `--${option} needs a whole number from 0 to ${max}.`,
  ordersNeedSandbox:
    'Orders can only be generated with sandbox payments, but this shop uses Stripe. Unset STRIPE_SECRET_KEY.',
  addingProducts: 'Adding products',
  addingOrders: 'Adding orders',
  noStock: 'The shop has no products in stock. Add some first, for example with --products 100.',
  seeded: (products: string, orders: string) => `Added ${products} products and ${orders} orders.`,

  reading: 'Reading',
  importing: 'Importing',
  importError: (lines: string, isOne: boolean, column: string, message: string) =>
    `${isOne ? 'Line' : 'Lines'} ${lines}${column && `, ${column}`}: ${message}`,
  moreErrors: (errors: string) => `… and ${errors} more.`,
  nothingImported: 'Nothing was imported. Correct the file and try again.',
  imported: (lines: string, added: string, updated: string, unchanged: string) =>
    `${lines} lines, ${added} products added, ${updated} updated, ${unchanged} unchanged.`,
  dryRun: (lines: string, added: string, updated: string, unchanged: string) =>
    `Dry run: ${lines} lines, ${added} products added, ${updated} updated, ${unchanged} unchanged.`,
  fileTooLarge: (file: string, megabytes: number) =>
    `${file} is larger than ${megabytes} MB. Split it into smaller files.`,

  exportNeedsFile: 'export --json needs a file, because the JSON object goes to stdout.',
  ordersAsCsv: '--orders is only for a CSV file.',
  dryRunOnlyCsv: '--dry-run is only for a CSV file.',
  imagesOnlyCsv: '--images is only for a CSV file.',
  /** Why an image at an address is left out. */
  images: {
    noAddress: 'Not the address of an image:',
    notPublic: 'This address is not on the internet:',
    status: (status: number) => `The server answered with ${status}:`,
    redirects: 'This address redirects too often:',
    slow: 'The server took longer than 30 seconds:',
    tooLarge: 'This image is larger than 20 MB:',
    unreachable: 'The server could not be reached:',
  },
  exporting: 'Exporting',
  exported: {
    shop: (file: string, images: string, bytes: string) =>
      `Exported the shop to ${file} (${images} images, ${bytes} bytes).`,
    products: (file: string, bytes: string) => `Exported products to ${file} (${bytes} bytes).`,
    orders: (file: string, bytes: string) => `Exported orders to ${file} (${bytes} bytes).`,
  },

  importedShop: (madeAt: string, images: string) =>
    `Imported the shop exported at ${madeAt}, with ${images} images, all verified.`,
  shopFile: {
    damaged: (file: string) => `${file} is damaged, incomplete or not the file of a shop. Nothing was changed.`,
    tooNew: 'This file was exported by a newer version of Vitrine. Upgrade, then import it.',
    otherSchema:
      'This file was exported by an older version whose products were stored differently. Import it with that version, then upgrade.',
    filesDiffer: 'The images in this file are not those of its products. Nothing was changed.',
    hasProducts:
      'The shop already has products: a shop is only imported into an empty one. Set --data-dir to a new folder.',
    hasDemo: 'The shop is filled with the demo. Clear it at /admin/start, or set --data-dir to a new folder.',
    hasOrders: 'The shop has orders: a shop is only imported into an empty one. Set --data-dir to a new folder.',
    tableUnlisted: (table: string) =>
      `The table ${table} is in neither list of cli/shop-file/shop-tables.ts: add it to shopTables if it belongs to the shop, or to otherTables if it is personal, derived or technical.`,
  },

  backingUp: 'Backing up',
  missingFile: (key: string) => `Missing file ${key}: it is referenced in the database but not in storage.`,
  backedUp: (file: string, rows: string, files: string, bytes: string) =>
    `Wrote ${file}: ${rows} rows, ${files} files, ${bytes} bytes.`,
  databaseEmpty: 'The database contains no shop. Check DATABASE_URL and --data-dir.',

  checkingBackup: 'Checking the backup …',
  restoring: 'Restoring',
  restored: (madeAt: string, rows: string, files: string) =>
    `Restored the backup of ${madeAt}: ${rows} rows and ${files} files, all verified.`,
  restoreChecked: (madeAt: string, rows: string, files: string) =>
    `The backup of ${madeAt} can be restored: ${rows} rows and ${files} files, all verified in a temporary shop.`,
  keysActions: 'list, rotate or replace',
  unknownKeysAction: (action: string) => `Unknown action “${action}”. Use: keys list, keys rotate or keys replace.`,
  keySigns: (id: string) => `${id}: signs`,
  keyRetired: (id: string, at: string) => `${id}: until ${at}`,
  keysRotated: (id: string) => `Links are signed with the key ${id} from now on.`,
  keysRevoked: 'Links that were signed before no longer work.',
  keysReplaced: 'The shop has new secrets. Links in earlier emails no longer work.',
  keysReadable: 'The secrets can be read with this key: nothing was replaced. Use rotate for another key.',
  restoredWithoutKey:
    'The secrets in the backup are encrypted under another key, so the shop has new ones: links in earlier emails no longer work. To keep them, copy secrets.key into the new data folder, or set SECRETS_KEY, before you restore.',
  revokeOnlyForRotate: '--revoke belongs to keys rotate.',
  upgradeNeedsCheck: 'Use upgrade --check to rehearse an upgrade; npm start of the new version performs it.',
  upgradeNeedsShop: (origin: string) =>
    `No shop answers at ${origin}. Start the old version, or name its address with --running: its pages are compared.`,
  runningInvalid: '--running needs an address such as http://localhost:3000.',
  startingScratch: 'Starting this version on the copy …',
  scratchFailed: (reason: string) => `This version does not start on a copy of the shop: ${reason}`,
  upgradeChecked: (migrations: number, pages: number, different: number, broken: number) =>
    `${migrations === 1 ? '1 new migration' : `${migrations} new migrations`}. Of ${pages} pages, ${different} differ and ${broken} broke.`,
  notRecorded: 'This could not be recorded in the shop, for example because its database is read-only.',
  backupDamaged: (file: string) => `${file} is damaged or incomplete. Nothing was changed.`,
  backupUnknown:
    'This backup has an unknown migration history. Restore it with the fork or branch of Vitrine that wrote it.',
  backupTooNew: 'This backup was made by a newer version of Vitrine. Upgrade, then restore it.',
  tableDiffers: (table: string) => `Table ${table} differs from the backup after loading. Nothing was changed.`,
  schemaNewer: 'The database is empty but its schema is newer than the backup. Restore into a new database.',
  tableNotEmpty: (table: string) =>
    `Table ${table} already has rows: a backup can only be restored into an empty shop. Set --data-dir to a new folder.`,
  tableUnknown: (table: string) => `The backup contains an unknown table ${table}.`,
})
