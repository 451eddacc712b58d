import { defineMessages } from '../../define-messages.ts'

/** What the embedded PostgreSQL says to the person who starts the shop. */
export const cliDatabaseMessages = defineMessages('cli/database', {
  creating: (folder: string) => `Creating the database in ${folder} (only this once).`,
  createFailed: (folder: string, reason: string) => `The database could not be created in ${folder}: ${reason}`,
  recovering: (seconds: number) => `PostgreSQL is recovering its files (${seconds} s).`,
  stopped: 'The database stopped unexpectedly. Restarting it.',
  restarted: 'The database is running again.',
  restartFailed: (reason: string) => `The database could not be restarted: ${reason}`,
  stoppingLeftOver: 'Stopping the database server that an earlier shop left running.',

  leftOverRuns: (folder: string) => `The database server left running in ${folder} does not stop: end it first.`,

  startFailed: (reason: string, log: string) => `The embedded PostgreSQL did not start: ${reason} (see ${log})`,
  noOutput: 'no output',
  noPort: 'No free port was found for the database.',
  notInstalled: (machine: string) =>
    `The PostgreSQL that comes with the shop is not installed for ${machine}: set DATABASE_URL to a PostgreSQL server of your own.`,
  cannotRun: (reason: string) =>
    `The PostgreSQL that comes with the shop cannot run on this system (${reason}): set DATABASE_URL to a PostgreSQL server of your own.`,
  refusesRoot: (folder: string, program: string) =>
    `PostgreSQL does not run as root, and no ordinary user can reach both ${folder} and ${program}: start the shop as an ordinary user, keep it and its DATA_DIR where every user may enter (such as /srv), or set DATABASE_URL.`,
  refusesNameless: (folder: string, program: string) =>
    `PostgreSQL does not run as a user without a name, and no ordinary user can reach both ${folder} and ${program}: start the shop as an ordinary user, keep it and its DATA_DIR where every user may enter (such as /srv), or set DATABASE_URL.`,
  pathTooLong: (folder: string) =>
    `The path of the data folder ${folder} is too long for a database socket: choose a shorter DATA_DIR.`,
  folderUnusable: (folder: string, reason: string) =>
    `The data folder ${folder} cannot be used (${reason}): choose another DATA_DIR.`,
  noDatabase: (folder: string) =>
    `${folder} holds no database: choose another DATA_DIR, or restore a backup into an empty one.`,
  otherPostgres: (folder: string, version: string) =>
    `${folder} holds a database of PostgreSQL ${version}, not 18: choose another DATA_DIR, or restore a backup into an empty one.`,
  otherOwner: (folder: string) =>
    `The database in ${folder} belongs to another user: start the shop as that user, or choose another DATA_DIR.`,
  folderInUse: (folder: string, pid: string) =>
    `Another shop (process ${pid}) is using the data folder ${folder}: stop it first, or give this one a DATA_DIR of its own.`,
  databaseInUse: (folder: string) =>
    `Another shop is using the database in ${folder}: stop it first, or give this one a DATA_DIR of its own.`,
})
