import { accessSync, constants, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { cliMessages } from '#messages/en-US/cli.ts'
import { Failure } from './command/command.ts'

/** Refuses an output file whose folder is missing or not writable, before anything is read. */
export function requireFolder(file: string): void {
  const folder = dirname(file)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new Failure(cliMessages.folderNotFound(folder))
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    throw new Failure(cliMessages.folderReadOnly(folder))
  }
}
