import { cliMessages } from '#messages/en-US/cli.ts'
import type { Shop } from '#modules/context.ts'
import { addAdmin } from '#modules/staff/add-admin.ts'
import { listAdmins } from '#modules/staff/list-admins.ts'
import { removeAdmin } from '#modules/staff/remove-admin.ts'
import type { Config } from '#server/config/config.ts'
import { type Command, type Outcome, type ParsedArguments, UsageError } from './command.ts'
import { openForCommand } from './open-for-command.ts'
import type { Output } from './output.ts'
import { takePositionals } from './parse-arguments.ts'

interface Typed {
  email: string
  name: string | undefined
  config: Config
  out: Output
}

const actions: Record<string, (shop: Shop, typed: Typed) => Promise<Outcome>> = {
  async add({ db }, { email, name, config, out }) {
    const added = await addAdmin(db, { email, name, password: config.adminPassword })
    out.print(added.isNew ? cliMessages.adminCreated(added.email) : cliMessages.adminGranted(added.email))
    if (added.password) out.print(cliMessages.password(added.password))
    return { ok: true, ...added }
  },
  async remove({ db }, { email, out }) {
    await removeAdmin(db, email)
    out.print(cliMessages.adminRemoved(email))
    return { ok: true, email }
  },
  async list({ db }, { out }) {
    const admins = await listAdmins(db)
    for (const { email, name } of admins) out.print(cliMessages.adminLine(email, name))
    if (admins.length === 0) out.print(cliMessages.noAdmins)
    return { ok: true, admins }
  },
}

/** `admin add <email>`, `admin remove <email>`, `admin list`. */
export const admin: Command = {
  usage: 'add <email> | remove <email> | list',
  options: { name: { type: 'string', value: 'name' } },
  examples: ['add owner@example.com --name "Ann Lee"', 'remove owner@example.com', 'list --json'],

  async run(typed, context) {
    const { action, email, name } = readArguments(typed)
    const config = context.readConfig()
    const { shop, close } = await openForCommand(config, context.out.log)
    try {
      return await action(shop, { email, name, config, out: context.out })
    } finally {
      await close()
    }
  },
}

function readArguments(typed: ParsedArguments) {
  const [word = ''] = typed.positionals
  const count = word === 'list' ? 1 : 2
  if (word !== '' && !Object.hasOwn(actions, word)) throw new UsageError(cliMessages.unknownAction(word))
  const [, email = ''] = takePositionals('admin', typed, count, cliMessages.arguments.adminAdd)
  if (count === 2 && !email.includes('@')) throw new UsageError(cliMessages.invalidEmail(email))
  const { name } = typed.options
  if (name !== undefined && word !== 'add') throw new UsageError(cliMessages.nameOnlyForAdd)
  const action = actions[word]
  if (!action) throw new UsageError(cliMessages.unknownAction(word))
  return { action, email, name: typeof name === 'string' ? name : undefined }
}
