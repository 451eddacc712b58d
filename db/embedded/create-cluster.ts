import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, mkdtempSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cliDatabaseMessages } from '#messages/en-US/cli/database.ts'
import { chooseOwner } from './choose-owner.ts'
import { serverRole } from './cluster-folder.ts'
import { passwordFile } from './embedded-address.ts'
import type { Binaries } from './find-binaries.ts'
import { runProgram } from './run-program.ts'
import { StartError } from './start-error.ts'

// Without a UTF-8 locale, PostgreSQL does not recognize letters beyond a to z, so similarity search (pg_trgm) would
// ignore them. Sorting and upper case use PostgreSQL's built-in locale.
const letterLocales = ['C.UTF-8', 'en_US.UTF-8', 'C']

/** Creates an empty cluster; `folder` appears only once it is complete. */
export async function createCluster(folder: string, binaries: Binaries): Promise<void> {
  try {
    appear(await layOut(folder, binaries), folder)
  } finally {
    removeDrafts(folder)
  }
}

async function layOut(folder: string, binaries: Binaries): Promise<string> {
  let failure = ''
  for (const letters of letterLocales) {
    // The initdb of an interrupted draft may still be writing: each attempt has its own folder.
    const draft = mkdtempSync(draftOf(folder))
    const owner = chooseOwner(draft, binaries)
    const command = [binaries.initdb, ...settings(draft), `--lc-ctype=${letters}`]
    const { code, output } = await runProgram(owner, command, draft)
    if (code === 0) return draft
    failure ||= output
  }
  const reason = failure.split('\n').findLast((line) => /error:|FATAL:/.test(line)) ?? failure.trim()
  throw new StartError(cliDatabaseMessages.createFailed(folder, reason))
}

function draftOf(folder: string): string {
  return `${folder}.new-`
}

function removeDrafts(folder: string): void {
  const drafts = readdirSync(dirname(folder)).map((name) => join(dirname(folder), name))
  for (const draft of drafts.filter((path) => path.startsWith(draftOf(folder)))) {
    rmSync(draft, { recursive: true, force: true, maxRetries: 3 })
  }
}

function settings(draft: string): string[] {
  return [
    `--pgdata=${draft}`,
    `--username=${serverRole}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(process.platform === 'win32' ? passwordSettings(draft) : ['--auth=trust']),
  ]
}

/** On Windows any user can reach the loopback port; elsewhere only the owner reaches the socket. */
function passwordSettings(draft: string): string[] {
  const made = `${draft}.password`
  writeFileSync(made, randomBytes(24).toString('hex'), { mode: 0o600 })
  return ['--auth=scram-sha-256', `--pwfile=${made}`]
}

function appear(draft: string, folder: string): void {
  if (process.platform === 'win32') renameSync(`${draft}.password`, passwordFile(draft))
  renameSync(draft, folder)
  if (process.platform === 'win32') return
  const around = openSync(dirname(folder), 'r')
  fsyncSync(around)
  closeSync(around)
}
