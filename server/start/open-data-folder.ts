import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'

/** Makes the data folder if it is missing; refuses with a sentence one in which nothing can be kept. */
export async function openDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.replace(/,.*$/, '') : cause
    throw new Error(`The data folder ${dataDir} cannot be used (${reason}): choose another DATA_DIR.`, { cause })
  }
}
