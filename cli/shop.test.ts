import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedServer } from '#db/embedded/start-embedded-server.ts'
import { auditEvents } from '#db/tables/audit.ts'
import { customers } from '#db/tables/customers.ts'
import { passkeys, secondFactors } from '#db/tables/second-factor.ts'
import { sessions } from '#db/tables/sessions.ts'
import { buildCommandLine, newFolder, runHere } from '#test/command-line.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { emptyDatabase } from '#test/empty-database.ts'
import { commands } from './commands.ts'

const { shop } = await buildCommandLine()

test('help lists every command, and every command has help with examples', async () => {
  const whole = await shop(['--help'])
  expect(whole).toMatchObject({ code: 0, stderr: '' })
  for (const [name, { options }] of Object.entries(commands)) {
    expect(whole.stdout).toContain(`\n  ${name} `)
    const { code, stdout, stderr } = await runHere([name, '--help'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(new RegExp(`^ {2}npm run shop -- ${name}`, 'm'))
    for (const option of Object.keys(options)) expect(stdout).toContain(`--${option}`)
  }
})

test('an unknown command exits with 2 and an error message', async () => {
  const { code, stdout, stderr } = await shop(['open', '--json'])
  expect(code).toBe(2)
  expect(stderr).toMatch(/^Unknown command “open”\. Commands: /)
  expect(JSON.parse(stdout)).toEqual({ ok: false, error: stderr.trim() })
})

test.each([
  [[], 'Missing command. Commands: '],
  [['--json'], 'Missing command. '],
  [['open'], 'Unknown command “open”. '],
  [['toString'], 'Unknown command “toString”. '],
  [['staff', '--loud'], 'Unknown option --loud for staff.'],
  [['staff', '-x'], 'Unknown option -x for staff.'],
  [['staff', '--json=yes'], 'Option --json takes no value.'],
  [['staff', 'add', 'a@example.com', '--data-dir'], 'Option --data-dir needs a value: --data-dir <folder>.'],
  [['staff', 'add', 'a@example.com', '--data-dir', '--json'], 'Option --data-dir needs a value: --data-dir <folder>.'],
  [['staff', 'add', 'a@example.com', '--data-dir', 'a', '--data-dir', 'b'], 'Option --data-dir was given twice.'],
  [['staff'], 'staff needs “add”, “remove” or “reset” with an email address, or “list”.'],
  [['staff', 'remove'], 'staff needs “add”, “remove” or “reset” with an email address, or “list”.'],
  [['staff', 'list', 'a@example.com'], 'Unexpected argument “a@example.com”.'],
  [['staff', 'list', '--name', 'Ann'], '--name and --role are only for staff add.'],
  [['staff', 'add', 'a@example.com', 'secret'], 'Unexpected argument “secret”.'],
  [
    ['staff', 'delete', 'a@example.com'],
    'Unknown action “delete”. Use: staff add <email>, staff remove <email>, staff reset <email> or staff list.',
  ],
  [['staff', 'add', 'somebody'], 'Invalid email address “somebody”.'],
  [['new'], 'new needs --name and --email.'],
  [['new', '--name', 'Nord'], 'new needs --name and --email.'],
  [['doctor', 'me'], 'Unexpected argument “me”.'],
  [['upgrade'], 'Use upgrade --check to rehearse an upgrade'],
  [['upgrade', '--check', '--running', 'shop'], '--running needs an address such as http://localhost:3000.'],
  [['seed'], 'seed needs --products or --orders.'],
  [['seed', '--products', '-1'], '--products needs a whole number from 0 to 1,000,000.'],
  [['seed', '--products=1.5'], '--products needs a whole number from 0 to 1,000,000.'],
  [['seed', '--orders', '1000001'], '--orders needs a whole number from 0 to 1,000,000.'],
  [['seed', '--products'], 'Option --products needs a value: --products <N>.'],
  [['seed', 'much', '--products', '1'], 'Unexpected argument “much”.'],
  [['import', '--dry-run'], 'import needs a CSV file, or the zip file of a shop.'],
  [['import', 'a.csv', 'b.csv'], 'Unexpected argument “b.csv”.'],
  [['import', 'a.zip', '--dry-run'], '--dry-run is only for a CSV file.'],
  [['import', 'a.zip', '--images'], '--images is only for a CSV file.'],
  [['export', 'a.zip', '--orders'], '--orders is only for a CSV file.'],
  [['export', 'a.csv', 'b.csv'], 'Unexpected argument “b.csv”.'],
  [['backup'], 'backup needs an output file.'],
  [['restore', '--json'], 'restore needs a backup file.'],
])('invalid arguments %j exit with 2', async (args, sentence) => {
  const { code, stdout, stderr } = await runHere(args)
  expect(code).toBe(2)
  expect(stderr).toContain(sentence)
  if (args.includes('--json')) expect(JSON.parse(stdout)).toMatchObject({ ok: false })
  else expect(stdout).toBe('')
})

test('an admin is added with a password shown once, or with the one in the environment', async () => {
  const { url, db, ...there } = await createTestShop()
  const first = await shop(['staff', 'add', 'Ann@Example.com'], { DATABASE_URL: url })
  expect(first).toMatchObject({ code: 0, stderr: '' })
  const [, password = ''] = /Password: (\S+) \(shown only once\)/.exec(first.stdout) ?? []
  expect(password.length).toBeGreaterThan(12)
  const { login } = there.as(there.guest()).accounts
  expect((await login({ email: 'ann@example.com', password })).user.role).toBe('owner')

  const given = 'a password of her own'
  const second = await runHere(['staff', 'add', 'bo@example.com', '--json'], {
    DATABASE_URL: url,
    ADMIN_PASSWORD: given,
  })
  expect(second).toMatchObject({ code: 0, stderr: '' })
  expect(JSON.parse(second.stdout)).toEqual({
    ok: true,
    email: 'bo@example.com',
    role: 'owner',
    isNew: true,
    isTakenOver: false,
    password: null,
  })
  expect((await login({ email: 'bo@example.com', password: given })).user.role).toBe('owner')
  expect(await db.select().from(auditEvents)).toMatchObject([
    { action: 'staff.role-changed', actorId: null },
    { action: 'staff.role-changed', actorId: null },
  ])
})

test('admins have names of their own, are listed and removed, and the last one stays', async () => {
  const { url, db } = await createTestShop()
  await runHere(['staff', 'add', 'ann.lee@example.com'], { DATABASE_URL: url })
  await runHere(['staff', 'add', 'bo@example.com', '--name', 'Bo de Vries'], { DATABASE_URL: url })
  const { stdout } = await runHere(['staff', 'list'], { DATABASE_URL: url })
  expect(stdout).toBe('ann.lee@example.com  ann.lee  Owner\nbo@example.com  Bo de Vries  Owner\n')

  const nobody = await runHere(['staff', 'remove', 'cy@example.com'], { DATABASE_URL: url })
  expect(nobody).toMatchObject({ code: 1, stderr: 'cy@example.com is not on the staff.\n' })
  const removed = await runHere(['staff', 'remove', 'Bo@example.com'], { DATABASE_URL: url })
  expect(removed).toMatchObject({ code: 0, stdout: 'Bo@example.com is no longer on the staff.\n' })
  const last = await runHere(['staff', 'remove', 'ann.lee@example.com'], { DATABASE_URL: url })
  expect(last).toMatchObject({ code: 1, stderr: expect.stringContaining('is the only owner') })
  const list = await runHere(['staff', 'list', '--json'], { DATABASE_URL: url })
  expect(JSON.parse(list.stdout).staff).toMatchObject([{ email: 'ann.lee@example.com', name: 'ann.lee' }])
  const events = await db.select().from(auditEvents)
  expect(events.map(({ action }) => action)).toEqual(['staff.role-changed', 'staff.role-changed', 'staff.removed'])
})

test('a role is given by the command line too, but the last owner stays one', async () => {
  const { url, db } = await createTestShop()
  const around = { DATABASE_URL: url }
  await runHere(['admin', 'add', 'ann@example.com'], around)
  const added = await runHere(['staff', 'add', 'bo@example.com', '--role', 'editor', '--json'], around)
  expect(JSON.parse(added.stdout)).toMatchObject({ email: 'bo@example.com', role: 'editor', isNew: true })
  const changed = await runHere(['staff', 'add', 'bo@example.com', '--role', 'support'], around)
  expect(changed.stdout).toBe('The existing account bo@example.com is now a member of support.\n')
  const alone = await runHere(['staff', 'add', 'ann@example.com', '--role', 'manager'], around)
  expect(alone).toMatchObject({ code: 1, stderr: expect.stringContaining('is the only owner') })
  const none = await runHere(['staff', 'reset', 'bo@example.com'], around)
  expect(none).toMatchObject({ code: 1, stderr: 'The login of bo does not ask for a second factor.\n' })
  const [bo] = await db.select({ id: customers.id }).from(customers).where(eq(customers.email, 'bo@example.com'))
  const customerId = bo?.id ?? ''
  await db.insert(secondFactors).values({ customerId })
  await db
    .insert(passkeys)
    .values({ credentialId: 'key', customerId, publicKey: Buffer.from('key'), counter: 0, name: 'Phone' })
  expect(await runHere(['staff', 'reset', 'bo@example.com'], around)).toMatchObject({ code: 0 })
  expect(await db.$count(passkeys)).toBe(0)
  const unknown = await runHere(['staff', 'add', 'cy@example.com', '--role', 'boss'], around)
  expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining('Unknown role “boss”') })
  const roles = await db.select({ email: customers.email, role: customers.role }).from(customers)
  expect(roles.map(({ email, role }) => `${email} ${role}`).sort()).toEqual([
    'ann@example.com owner',
    'bo@example.com support',
  ])
})

test('a new shop has its name, country, currency and admin, is empty and is created once', async () => {
  const url = await emptyDatabase()
  const create = (...more: string[]) =>
    runHere(['new', '--name', 'Atelier Nord', '--email', 'owner@nord.example', '--currency', 'eur', ...more], {
      DATABASE_URL: url,
    })
  const wrong = await create('--country', 'Nowhere')
  expect(wrong.code).toBe(1)
  const made = await create('--country', 'DE', '--owner', 'Ann Lee')
  expect(made).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Created the empty shop Atelier Nord in /) })
  expect(made.stdout).toMatch(/Password: \S+ \(shown only once\)/)

  const { as, admin, guest } = await createTestShop({ url })
  const { settings } = await as(await admin()).settings.ownSettings({})
  expect(settings.shop).toMatchObject({ name: 'Atelier Nord', country: 'DE', postalAddress: 'Germany', legalName: '' })
  expect(settings.money.currency).toBe('EUR')
  expect(settings.promo.isShown).toBe(false)
  expect(Object.values(settings.promises).filter((value) => value === true)).toEqual([])
  expect((await as(guest()).listing.listProducts({})).total).toBe(0)
  const again = await create()
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('This shop is already set up.') })
})

test('a customer with a confirmed address becomes an admin and keeps their password; an admin is one already', async () => {
  const { url, db, customer, confirmAddress } = await createTestShop()
  const ann = await customer('ann@example.com')
  await confirmAddress(ann)
  const made = await runHere(['staff', 'add', 'ann@example.com', '--json'], {
    DATABASE_URL: url,
    ADMIN_PASSWORD: 'another one',
  })
  expect(JSON.parse(made.stdout)).toEqual({
    ok: true,
    email: 'ann@example.com',
    role: 'owner',
    isNew: false,
    isTakenOver: false,
    password: null,
  })
  const [stored] = await db.select().from(customers).where(eq(customers.id, ann.id))
  expect(stored).toMatchObject({ role: 'owner', passwordHash: 'none' })

  const again = await runHere(['staff', 'add', 'ann@example.com', '--json'], { DATABASE_URL: url })
  expect(again).toMatchObject({ code: 1, stderr: 'ann@example.com is already an owner.\n' })
  expect(JSON.parse(again.stdout)).toEqual({ ok: false, error: 'ann@example.com is already an owner.' })
})

test('a customer whose address nobody has confirmed becomes an admin with a new password only', async () => {
  const { url, db, customer } = await createTestShop()
  const eve = await customer('eve@example.com')
  const refused = await runHere(['staff', 'add', 'eve@example.com'], { DATABASE_URL: url })
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('nobody has confirmed the address') })
  const made = await runHere(['staff', 'add', 'eve@example.com'], { DATABASE_URL: url, ADMIN_PASSWORD: 'another one' })
  expect(made).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('its password is now the one in ADMIN_PASSWORD'),
  })
  expect(await db.$count(sessions, eq(sessions.customerId, eve.id))).toBe(0)
})

test.each([
  ['short', 'The passwords must be 8 or more characters.'],
  ['iloveyou', 'This password is too easy to guess. Please choose another one.'],
])('an admin whose password is easily guessed (%s) is refused', async (password, sentence) => {
  const { url, db } = await createTestShop()
  const { code, stderr } = await runHere(['staff', 'add', 'a@example.com'], {
    DATABASE_URL: url,
    ADMIN_PASSWORD: password,
  })
  expect({ code, stderr }).toEqual({ code: 1, stderr: `${sentence}\n` })
  expect(await db.$count(customers)).toBe(0)
})

test('a command starts the embedded database, or uses that of a running shop', async () => {
  const folder = join(newFolder(), 'data')
  const alone = await shop(['staff', 'add', 'ann@example.com', '--data-dir', folder])
  expect(alone).toMatchObject({ code: 0, stderr: expect.stringContaining('Creating the database') })

  const server = await startEmbeddedServer({ dataDir: folder })
  onTestFinished(() => server.stop())
  const beside = await shop(['staff', 'add', 'ann@example.com'], { DATA_DIR: folder })
  expect(beside).toMatchObject({ code: 1, stderr: 'ann@example.com is already an owner.\n' })
})

test('an invalid environment variable is named', async () => {
  const { code, stderr } = await runHere(['staff', 'add', 'a@example.com'], { PORT: 'eighty' })
  expect({ code, stderr }).toEqual({ code: 1, stderr: 'The environment variable PORT cannot be read.\n' })
})

test('an upgrade is rehearsed on a running shop only', async () => {
  const { url } = await createTestShop()
  const { code, stderr } = await runHere(['upgrade', '--check', '--running', 'http://127.0.0.1:1'], {
    DATABASE_URL: url,
  })
  expect(code).toBe(1)
  expect(stderr).toBe(
    'No shop answers at http://127.0.0.1:1. Start the old version, or name its address with --running: its pages are compared.\n',
  )
})
