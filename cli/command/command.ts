import type { cliCommandsMessages } from '#messages/en-US/cli/commands.ts'
import type { Config } from '#server/config/config.ts'
import type { Output } from './output.ts'

/** An option of a command; its help is in the messages. */
export interface Option {
  type: 'string' | 'boolean'
  /** The placeholder of its value in the help. */
  value?: string
}

export type CommandName = keyof typeof cliCommandsMessages

/** The parsed arguments of a command. */
export interface ParsedArguments {
  positionals: string[]
  options: Record<string, string | boolean | undefined>
}

/** A command of `npm run shop`; what its help says is in the messages of `cli`. */
export interface Command {
  /** The arguments, as the help shows them. */
  usage: string
  options: Record<string, Option>
  examples: string[]
  /**
   * Runs the command and returns what `--json` prints. A `UsageError` exits with 2; a `Failure`, like every other
   * error, with 1.
   */
  run(parsed: ParsedArguments, context: CommandContext): Promise<Outcome>
}

export interface CommandContext {
  /** The configuration as `npm start` reads it; throws an error that names an invalid variable. */
  readConfig(): Config
  /** The environment variables, with the options of the command applied. */
  env: Record<string, string | undefined>
  out: Output
  /** The absolute path of a file given relative to the user's working directory. */
  resolvePath(path: string): string
}

export interface Outcome {
  /** False if the command completed but found a problem. */
  ok: boolean
  [fact: string]: unknown
}

/** Invalid arguments. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** An expected failure whose message is shown to the user; `facts` are added to the JSON output. */
export class Failure extends Error {
  override name = 'Failure'
  readonly facts: Record<string, unknown>

  constructor(message: string, options: ErrorOptions & { facts?: Record<string, unknown> } = {}) {
    super(message, options)
    this.facts = options.facts ?? {}
  }
}
