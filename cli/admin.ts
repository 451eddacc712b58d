import { addAdmin } from '#modules/staff/add-admin.ts'
import { type Command, UsageError } from './command.ts'
import { openForCommand } from './open-for-command.ts'
import { takePositionals } from './parse-arguments.ts'

/** `admin add <email>`. */
export const admin: Command = {
  summary: 'Gives somebody the keys of the shop.',
  usage: 'add <email>',
  about: [
    'Opens an account for an admin, or makes the account with this address an admin’s; that one keeps its password.',
    'A new account gets the password in ADMIN_PASSWORD, or one that is made up and shown once, here. A password is',
    'never typed behind the verb: other users of the machine could read it there.',
  ].join('\n'),
  options: {},
  examples: ['add owner@example.com', 'add owner@example.com --json'],

  async run(typed, { readConfig, out }) {
    const [what, email = ''] = takePositionals('admin', typed, ['add', 'an e-mail address'])
    if (what !== 'add') throw new UsageError(`admin knows only add, not “${what}”.`)
    if (!email.includes('@')) throw new UsageError(`“${email}” is no e-mail address.`)
    const config = readConfig()
    const { shop, close } = await openForCommand(config, out.note)
    try {
      const added = await addAdmin(shop.db, email, config.adminPassword)
      out.tell(`${added.email} ${added.isNew ? 'is an admin now' : 'has an account already and is an admin now'}.`)
      if (added.password) out.tell(`The password is ${added.password} (shown only now).`)
      return { ok: true, ...added }
    } finally {
      await close()
    }
  },
}
