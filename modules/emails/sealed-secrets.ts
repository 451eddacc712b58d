import { hkdfSync } from 'node:crypto'
import type { emails } from '#db/tables/emails.ts'
import type { Shop } from '../context.ts'
import { seal, unseal } from '../seal.ts'
import { secretsOf } from './without-secrets.ts'

type Stored = Pick<typeof emails.$inferSelect, 'kind' | 'fields'>

const prefix = 'sealed:'

const keyOf = ({ secrets }: Pick<Shop, 'secrets'>) =>
  Buffer.from(hkdfSync('sha256', secrets.networks, '', 'secrets-of-emails', 32))

/** The data of an email as it is stored: its secrets, such as the path that sets a password or a code of store credit, are sealed. */
export function sealSecrets(shop: Pick<Shop, 'secrets'>, { kind, fields }: Stored): unknown {
  const key = keyOf(shop)
  return changeSecrets({ kind, fields }, (secret) => `${prefix}${seal(secret, key)}`)
}

/**
 * The data of a stored email with its secrets readable; null where they cannot be read any more, as after a restore without
 * the key of the secrets. Emails of versions that stored them in clear are read as they are.
 */
export function unsealSecrets(shop: Pick<Shop, 'secrets'>, email: Stored): unknown {
  const key = keyOf(shop)
  let isLost = false
  const fields = changeSecrets(email, (secret) => {
    if (!secret.startsWith(prefix)) return secret
    const text = unseal(secret.slice(prefix.length), key)
    isLost ||= text === null
    return text ?? ''
  })
  return isLost ? null : fields
}

function changeSecrets({ kind, fields }: Stored, change: (secret: string) => string): unknown {
  const names = Object.keys(secretsOf({ kind, fields }))
  if (names.length === 0) return fields
  const changed = names.map((name) => [name, change(String(Reflect.get(Object(fields), name)))])
  return { ...Object(fields), ...Object.fromEntries(changed) }
}
