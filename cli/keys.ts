import { openDatabase } from '#db/open-database.ts'
import { cliMessages } from '#messages/en-US/cli.ts'
import type { LinkKeys } from '#modules/context.ts'
import { openSecrets, replaceUnreadableSecrets, rotateLinks } from '#server/start/open-secrets.ts'
import { secretsKey } from '#server/start/secrets-key.ts'
import { type Command, type Outcome, UsageError } from './command/command.ts'
import type { Output } from './command/output.ts'
import { takePositionals } from './command/parse-arguments.ts'
import { connectShopDatabase } from './open-for-command.ts'

interface Typed {
  key: Buffer | null
  isRevoking: boolean
  out: Output
}

type Action = (db: ReturnType<typeof openDatabase>, typed: Typed) => Promise<Outcome>

const actions = new Map<string, Action>([
  [
    'list',
    async (db, { key, out }) => {
      const { links } = await openSecrets(db, { key, isReadOnly: true })
      for (const { id, retiredAt } of links.keys) {
        out.print(retiredAt ? cliMessages.keyRetired(id, retiredAt.slice(0, 10)) : cliMessages.keySigns(id))
      }
      return { ok: true, keys: listed(links) }
    },
  ],
  [
    'rotate',
    async (db, { key, isRevoking, out }) => {
      const links = await rotateLinks(db, key, { isRevoking })
      out.print(cliMessages.keysRotated(links.current))
      if (isRevoking) out.print(cliMessages.keysRevoked)
      return { ok: true, keys: listed(links) }
    },
  ],
  [
    'replace',
    async (db, { key, out }) => {
      const isReplaced = await replaceUnreadableSecrets(db, key)
      out.print(isReplaced ? cliMessages.keysReplaced : cliMessages.keysReadable)
      return { ok: true, isReplaced }
    },
  ],
])

/** `keys list`, `keys rotate`, `keys replace`. */
export const keys: Command = {
  usage: 'list | rotate [--revoke] | replace',
  options: { revoke: { type: 'boolean' } },
  examples: ['list', 'rotate', 'rotate --revoke --data-dir /var/lib/vitrine'],

  async run(typed, { readConfig, out }) {
    const [word = ''] = takePositionals('keys', typed, 1, cliMessages.keysActions)
    const action = actions.get(word)
    if (!action) throw new UsageError(cliMessages.unknownKeysAction(word))
    const isRevoking = typed.options.revoke === true
    if (isRevoking && word !== 'rotate') throw new UsageError(cliMessages.revokeOnlyForRotate)
    const config = readConfig()
    const key = await secretsKey(config)
    const database = await connectShopDatabase(config, out.log)
    const db = openDatabase(database.url, { connections: 1 })
    try {
      return await action(db, { key, isRevoking, out })
    } finally {
      await db.$client.end()
      await database.close()
    }
  },
}

function listed({ keys: all }: LinkKeys) {
  return all.map(({ id, retiredAt }) => ({ id, retiredAt }))
}
