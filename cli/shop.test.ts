import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedServer } from '#db/embedded/start-embedded-server.ts'
import { auditEvents } from '#db/tables/audit.ts'
import { customers } from '#db/tables/customers.ts'
import { buildCommandLine, newFolder } from '#test/command-line.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { commands } from './commands.ts'
import { runCommand } from './run-command.ts'

const { shop } = await buildCommandLine()

/** The same in this process, for what ends before anything is opened. */
async function type(...args: string[]) {
  const said = { stdout: '', stderr: '' }
  const code = await runCommand(commands, args, {
    stdout: { write: (text) => (said.stdout += text) },
    stderr: { write: (text) => (said.stderr += text) },
  })
  return { code, ...said }
}

test('help names every verb, and every verb has help with examples', async () => {
  const whole = await shop(['--help'])
  expect(whole).toMatchObject({ code: 0, stderr: '' })
  for (const [name, { options }] of Object.entries(commands)) {
    expect(whole.stdout).toContain(`\n  ${name} `)
    const { code, stdout, stderr } = await type(name, '--help')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(new RegExp(`^ {2}npm run shop -- ${name}`, 'm'))
    for (const option of Object.keys(options)) expect(stdout).toContain(`--${option}`)
  }
})

test('what is not known ends with 2 and a sentence', async () => {
  const { code, stdout, stderr } = await shop(['open', '--json'])
  expect(code).toBe(2)
  expect(stderr).toMatch(/^There is no verb open\. The commands are /)
  expect(JSON.parse(stdout)).toEqual({ ok: false, error: stderr.trim() })
})

test.each([
  [[], 'There is no verb. The commands are '],
  [['--json'], 'There is no verb. '],
  [['open'], 'There is no verb open. '],
  [['toString'], 'There is no verb toString. '],
  [['admin', '--loud'], 'admin has no option --loud.'],
  [['admin', '-x'], 'admin has no option -x.'],
  [['admin', '--json=yes'], 'The option --json takes no value.'],
  [['admin', 'add', 'a@example.com', '--data-dir'], 'The option --data-dir needs a value: --data-dir <folder>.'],
  [
    ['admin', 'add', 'a@example.com', '--data-dir', '--json'],
    'The option --data-dir needs a value: --data-dir <folder>.',
  ],
  [
    ['admin', 'add', 'a@example.com', '--data-dir', 'a', '--data-dir', 'b'],
    'The option --data-dir stands there twice.',
  ],
  [['admin'], 'admin needs add and an e-mail address.'],
  [['admin', 'add', 'a@example.com', 'secret'], 'admin has no use for “secret”.'],
  [['admin', 'remove', 'a@example.com'], 'admin knows only add, not “remove”.'],
  [['admin', 'add', 'somebody'], '“somebody” is no e-mail address.'],
  [['doctor', 'me'], 'doctor has no use for “me”.'],
  [['seed'], 'seed needs --products or --orders.'],
  [['seed', '--products', '-1'], '--products needs a whole number from 0 to 1,000,000.'],
  [['seed', '--products=1.5'], '--products needs a whole number from 0 to 1,000,000.'],
  [['seed', '--orders', '1000001'], '--orders needs a whole number from 0 to 1,000,000.'],
  [['seed', '--products'], 'The option --products needs a value: --products <N>.'],
  [['seed', 'much', '--products', '1'], 'seed has no use for “much”.'],
  [['import', '--dry-run'], 'import needs a CSV file.'],
  [['import', 'a.csv', 'b.csv'], 'import has no use for “b.csv”.'],
  [['export', 'a.csv', 'b.csv'], 'export has no use for “b.csv”.'],
  [['backup'], 'backup needs a file to write.'],
  [['restore', '--json'], 'restore needs the file of a backup.'],
])('%j is typed wrongly, and says so', async (args, sentence) => {
  const { code, stdout, stderr } = await type(...args)
  expect(code).toBe(2)
  expect(stderr).toContain(sentence)
  if (args.includes('--json')) expect(JSON.parse(stdout)).toMatchObject({ ok: false })
  else expect(stdout).toBe('')
})

test('an admin is added with a password shown once, or with the one in the environment', async () => {
  const { url, db, ...there } = await createTestShop()
  const first = await shop(['admin', 'add', 'Ann@Example.com'], { DATABASE_URL: url })
  expect(first).toMatchObject({ code: 0, stderr: '' })
  const [, password = ''] = /The password is (\S+) \(shown only now\)/.exec(first.stdout) ?? []
  expect(password.length).toBeGreaterThan(12)
  const { login } = there.as(there.guest()).accounts
  expect((await login({ email: 'ann@example.com', password })).user.role).toBe('admin')

  const given = 'a password of her own'
  const second = await shop(['admin', 'add', 'bo@example.com', '--json'], { DATABASE_URL: url, ADMIN_PASSWORD: given })
  expect(second).toMatchObject({ code: 0, stderr: '' })
  expect(JSON.parse(second.stdout)).toEqual({ ok: true, email: 'bo@example.com', isNew: true, password: null })
  expect((await login({ email: 'bo@example.com', password: given })).user.role).toBe('admin')
  expect(await db.select().from(auditEvents)).toMatchObject([
    { action: 'customer.made-admin', actorId: null },
    { action: 'customer.made-admin', actorId: null },
  ])
})

test('a customer becomes an admin and keeps their password; an admin is one already', async () => {
  const { url, db, customer } = await createTestShop()
  const ann = await customer('ann@example.com')
  const made = await shop(['admin', 'add', 'ann@example.com', '--json'], {
    DATABASE_URL: url,
    ADMIN_PASSWORD: 'another one',
  })
  expect(JSON.parse(made.stdout)).toEqual({ ok: true, email: 'ann@example.com', isNew: false, password: null })
  const [kept] = await db.select().from(customers).where(eq(customers.id, ann.id))
  expect(kept).toMatchObject({ role: 'admin', passwordHash: 'none' })

  const again = await shop(['admin', 'add', 'ann@example.com', '--json'], { DATABASE_URL: url })
  expect(again).toMatchObject({ code: 1, stderr: 'ann@example.com is an admin already.\n' })
  expect(JSON.parse(again.stdout)).toEqual({ ok: false, error: 'ann@example.com is an admin already.' })
})

test.each([
  ['short', 'The passwords must be 8 or more characters.'],
  ['iloveyou', 'Many people use this password. Please choose another one.'],
])('an admin whose password is easily guessed (%s) is refused', async (password, sentence) => {
  const { url, db } = await createTestShop()
  const { code, stderr } = await shop(['admin', 'add', 'a@example.com'], {
    DATABASE_URL: url,
    ADMIN_PASSWORD: password,
  })
  expect({ code, stderr }).toEqual({ code: 1, stderr: `${sentence}\n` })
  expect(await db.$count(customers)).toBe(0)
})

test('a command starts the database that comes with the shop, and works beside a shop that runs', async () => {
  const folder = join(newFolder(), 'data')
  const alone = await shop(['admin', 'add', 'ann@example.com', '--data-dir', folder])
  expect(alone).toMatchObject({ code: 0, stderr: expect.stringContaining('Laying out the database') })

  const server = await startEmbeddedServer({ dataDir: folder })
  onTestFinished(() => server.stop())
  const beside = await shop(['admin', 'add', 'ann@example.com'], { DATA_DIR: folder })
  expect(beside).toMatchObject({ code: 1, stderr: 'ann@example.com is an admin already.\n' })
})

test('a setting that cannot be read is named', async () => {
  const { code, stderr } = await shop(['admin', 'add', 'a@example.com'], { PORT: 'eighty' })
  expect({ code, stderr }).toEqual({ code: 1, stderr: 'The environment variable PORT cannot be read.\n' })
})
