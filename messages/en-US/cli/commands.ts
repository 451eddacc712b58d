import { defineMessages } from '../../define-messages.ts'

/** The options of `staff` and of its other name `admin`. */
const newMember = {
  name: 'The name of a new member, as the audit log shows it; by default what is before the @.',
  role: 'owner, manager, support or editor; owner by default.',
}

/** Of each command one line for the list of all, the description in its help, and its options. */
export const cliCommandsMessages = defineMessages('cli/commands', {
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
      "An account whose address nobody has confirmed may be someone else's: it gets the password in ADMIN_PASSWORD and is",
      'logged out everywhere; without one it is refused.',
      '`reset` removes the app, passkeys and recovery codes of a login whose phone or key is lost with the codes.',
      '`remove` takes the role away and ends all sessions; the account stays as a customer. The last owner cannot be removed.',
    ].join('\n'),
    options: newMember,
  },
  admin: {
    summary: 'Another name of staff.',
    about: 'Does what staff does, so that earlier scripts work.',
    options: newMember,
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
      'A .zip file that `export` wrote brings a whole shop into one without products and orders; it replaces there',
      'everything that `export` lists.',
    ].join('\n'),
    options: {
      'dry-run': 'Reports what would change without importing.',
      images: 'Fetches the images that the file names by their addresses, from the internet.',
    },
  },
  export: {
    summary: 'Exports products or orders as CSV, or the whole shop as a zip file.',
    about: [
      'Writes to stdout if no file is given. `import` reads the exported products; importing them unchanged has no effect.',
      'Orders contain names and addresses, and exporting them is recorded in the audit log.',
      'A name ending in .zip exports the shop: settings, texts, home page, categories, size charts, collections, products',
      'with stock and price history, looks, sales, discounts, shipping, carriers, search synonyms and original images, but',
      'no customers, orders, reviews, staff or secrets. `import` brings it into another shop of the same version or newer.',
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
})
