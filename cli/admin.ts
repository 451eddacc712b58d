import { cliMessages } from '#messages/en-US/cli.ts'
import { addAdmin } from '#modules/staff/add-admin.ts'
import { type Command, UsageError } from './command.ts'
import { openForCommand } from './open-for-command.ts'
import { takePositionals } from './parse-arguments.ts'

/** `admin add <email>`. */
export const admin: Command = {
  usage: 'add <email>',
  options: {},
  examples: ['add owner@example.com', 'add owner@example.com --json'],

  async run(typed, { readConfig, out }) {
    const [action, email = ''] = takePositionals('admin', typed, 2, cliMessages.arguments.adminAdd)
    if (action !== 'add') throw new UsageError(cliMessages.unknownAction(String(action)))
    if (!email.includes('@')) throw new UsageError(cliMessages.invalidEmail(email))
    const config = readConfig()
    const { shop, close } = await openForCommand(config, out.log)
    try {
      const added = await addAdmin(shop.db, email, config.adminPassword)
      out.print(added.isNew ? cliMessages.adminCreated(added.email) : cliMessages.adminGranted(added.email))
      if (added.password) out.print(cliMessages.password(added.password))
      return { ok: true, ...added }
    } finally {
      await close()
    }
  },
}
