import { addAdmin } from '#modules/staff/add-admin.ts'
import { type Command, UsageError } from './command.ts'
import { openForCommand } from './open-for-command.ts'
import { takePositionals } from './parse-arguments.ts'

/** `admin add <email>`. */
export const admin: Command = {
  summary: 'Grants a user admin access.',
  usage: 'add <email>',
  about: [
    'Creates an admin account, or grants the admin role to an existing account, which keeps its password.',
    'A new account gets the password in ADMIN_PASSWORD, or a generated one that is printed once. The password is not',
    'an argument because other users of the machine can read the arguments of a process.',
  ].join('\n'),
  options: {},
  examples: ['add owner@example.com', 'add owner@example.com --json'],

  async run(typed, { readConfig, out }) {
    const [action, email = ''] = takePositionals('admin', typed, ['“add”', 'an email address'])
    if (action !== 'add') throw new UsageError(`Unknown action “${action}”. Use: admin add <email>.`)
    if (!email.includes('@')) throw new UsageError(`Invalid email address “${email}”.`)
    const config = readConfig()
    const { shop, close } = await openForCommand(config, out.log)
    try {
      const added = await addAdmin(shop.db, email, config.adminPassword)
      out.print(
        `${added.isNew ? 'Created admin account' : 'Granted admin access to the existing account'} ${added.email}.`,
      )
      if (added.password) out.print(`Password: ${added.password} (shown only once).`)
      return { ok: true, ...added }
    } finally {
      await close()
    }
  },
}
