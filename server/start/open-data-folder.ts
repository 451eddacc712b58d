import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { cliStartMessages } from '#messages/en-US/cli/start.ts'

/** Creates the data folder if it is missing; throws a readable error if it is not writable. */
export async function openDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.replace(/,.*$/, '') : String(cause)
    throw new Error(cliStartMessages.folderNotWritable(dataDir, reason), { cause })
  }
}
