import type { Config } from '#server/config/config.ts'
import type { Output } from './output.ts'

/** What may stand behind a verb, and what help says of it. */
export interface Option {
  type: 'string' | 'boolean'
  /** What help calls its value. */
  value?: string
  help: string
}

/** What somebody typed, taken apart. */
export interface ParsedArguments {
  /** What stands behind the verb without a dash. */
  words: string[]
  options: Record<string, string | boolean | undefined>
}

/** One thing the command line can do. */
export interface Command {
  /** In a few words, for the list of all commands. */
  summary: string
  /** What stands behind the verb, as help shows it. */
  usage: string
  /** What whoever asks for help should know. */
  about: string
  options: Record<string, Option>
  examples: string[]
  /**
   * Does it, and answers what `--json` prints. Refuses with a `UsageError` what is typed wrongly; a `Failure`, like
   * every other error, ends the command with 1.
   */
  run(typed: ParsedArguments, around: CommandContext): Promise<Outcome>
}

export interface CommandContext {
  /** The settings the shop itself would read; refuses with a sentence what cannot be read. */
  readConfig(): Config
  /** The environment with what was typed over it, for who looks at it setting by setting. */
  env: Record<string, string | undefined>
  out: Output
  /** The path of a file as somebody typed it, seen from where they typed it. */
  productPath(typed: string): string
}

export interface Outcome {
  /** False where the command ran to its end and found that something is wrong. */
  ok: boolean
  [fact: string]: unknown
}

/** It is typed wrongly; its message is one sentence. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** It cannot be done; its message is one sentence for whoever asked. */
export class Failure extends Error {
  override name = 'Failure'
  readonly facts: Record<string, unknown>

  constructor(message: string, options: ErrorOptions & { facts?: Record<string, unknown> } = {}) {
    super(message, options)
    this.facts = options.facts ?? {}
  }
}
