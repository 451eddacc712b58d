import { resolve } from 'node:path'
import { ShopError } from '#contract/errors.ts'
import { StartError } from '#db/embedded/start-error.ts'
import { cliMessages } from '#messages/en-US/cli.ts'
import { readConfig } from '#server/config/config.ts'
import { explainFailure } from '#server/start/explain-failure.ts'
import { type Command, type CommandName, Failure, type Outcome, UsageError } from './command.ts'
import { commandHelp, overviewHelp } from './help.ts'
import { createOutput, type Output, type Streams } from './output.ts'
import { parseArguments } from './parse-arguments.ts'

type Env = Record<string, string | undefined>

/** Runs the command given to `npm run shop --`; returns the exit code. */
export async function runCommand(
  commands: Record<CommandName, Command>,
  args: string[],
  { stdout, stderr, env }: Streams & { env: Env } = process,
): Promise<0 | 1 | 2> {
  const isJson = args.includes('--json')
  const out = createOutput({ stdout, stderr }, { isJson })
  const print = (text: string) => stdout.write(`${text}\n`)
  try {
    const outcome = await run(commands, args, env, out)
    if (typeof outcome === 'string') print(outcome)
    else if (isJson) print(JSON.stringify(outcome))
    return typeof outcome === 'string' || outcome.ok ? 0 : 1
  } catch (error) {
    const message = messageFor(error, env)
    const facts = error instanceof Failure ? error.facts : {}
    if (isJson) print(JSON.stringify({ ok: false, error: message, ...facts }))
    out.log(message)
    return error instanceof UsageError ? 2 : 1
  }
}

/** The outcome of the command, or the requested help. */
async function run(
  commands: Record<CommandName, Command>,
  args: string[],
  around: Env,
  out: Output,
): Promise<Outcome | string> {
  const [name = '', ...rest] = args
  if (name === '--help' || name === '-h' || name === 'help') return overviewHelp(commands)
  if (!isCommand(commands, name)) throw new UsageError(unknownCommand(commands, name))
  const command = commands[name]
  const typed = parseArguments(name, command, rest)
  if (typed.options.help) return commandHelp(name, command)

  const resolvePath = (path: string) => resolve(around.INIT_CWD ?? '.', path)
  const folder = typed.options['data-dir']
  const env = { ...around, ...(typeof folder === 'string' && { DATA_DIR: resolvePath(folder) }) }
  return command.run(typed, { readConfig: () => readConfig(env), env, out, resolvePath })
}

function isCommand(commands: Record<CommandName, Command>, name: string): name is CommandName {
  return Object.hasOwn(commands, name)
}

function unknownCommand(commands: Record<CommandName, Command>, name: string): string {
  const known = cliMessages.knownCommands(Object.keys(commands).join(', '))
  if (name === '' || name.startsWith('-')) return cliMessages.missingCommand(known)
  return cliMessages.unknownCommand(name, known)
}

// Unexpected errors show their stack with LOG_LEVEL=debug.
function messageFor(error: unknown, env: Env): string {
  if (!(error instanceof Error)) return String(error)
  const isExpected = [UsageError, Failure, StartError, ShopError].some((kind) => error instanceof kind)
  if (isExpected || !error.stack || env.LOG_LEVEL !== 'debug') return explainFailure(error)
  return error.stack
}
