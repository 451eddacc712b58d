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
  staffTakenOver: (email: string) =>
    `Nobody had confirmed the address ${email}: its password is now the one in ADMIN_PASSWORD, and it was logged out everywhere.`,
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
