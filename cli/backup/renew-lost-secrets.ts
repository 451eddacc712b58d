import { openDatabase } from '#db/open-database.ts'
import type { Config } from '#server/config/config.ts'
import { replaceUnreadableSecrets } from '#server/start/open-secrets.ts'
import { secretsKey } from '#server/start/secrets-key.ts'

/** Gives a shop new secrets if its key is lost; says whether it did. */
export async function renewLostSecrets(
  url: string,
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'secretsKey'>,
): Promise<boolean> {
  const db = openDatabase(url, { connections: 1 })
  try {
    return await replaceUnreadableSecrets(db, await secretsKey(config))
  } finally {
    await db.$client.end()
  }
}
