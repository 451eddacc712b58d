import { resolve } from 'node:path'
import { ShopError } from '#contract/errors.ts'
import { StartRefusal } from '#db/embedded/start-refusal.ts'
import { readConfig } from '#server/config/config.ts'
import { type Command, Failure, type Outcome, UsageError } from './command.ts'
import { helpFor, helpForAll } from './help.ts'
import { createOutput, type Output, type Streams } from './output.ts'
import { parseArguments } from './parse-arguments.ts'

/** Does what was typed behind `npm run shop --`; answers with the number the process ends with. */
export async function runCommand(
  commands: Record<string, Command>,
  args: string[],
  streams: Streams = process,
): Promise<0 | 1 | 2> {
  const isJson = args.includes('--json')
  const out = createOutput(streams, { isJson })
  const print = (text: string) => streams.stdout.write(`${text}\n`)
  try {
    const outcome = await run(commands, args, out)
    if (typeof outcome === 'string') print(outcome)
    else if (isJson) print(JSON.stringify(outcome))
    return typeof outcome === 'string' || outcome.ok ? 0 : 1
  } catch (error) {
    const sentence = sentenceOf(error)
    const facts = error instanceof Failure ? error.facts : {}
    if (isJson) print(JSON.stringify({ ok: false, error: sentence, ...facts }))
    out.note(sentence)
    return error instanceof UsageError ? 2 : 1
  }
}

/** Answers with what came of it, or with the help that was asked for. */
async function run(commands: Record<string, Command>, args: string[], out: Output): Promise<Outcome | string> {
  const [name = '', ...rest] = args
  if (name === '--help' || name === '-h' || name === 'help') return helpForAll(commands)
  const verb = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!verb) throw new UsageError(unknownVerb(commands, name))
  const typed = parseArguments(name, verb, rest)
  if (typed.options.help) return helpFor(name, verb)

  const productPath = (path: string) => resolve(process.env.INIT_CWD ?? '.', path)
  const folder = typed.options['data-dir']
  const env = { ...process.env, ...(typeof folder === 'string' && { DATA_DIR: productPath(folder) }) }
  return verb.run(typed, { readConfig: () => readConfig(env), env, out, productPath })
}

function unknownVerb(commands: Record<string, Command>, name: string): string {
  const known = `The commands are ${Object.keys(commands).join(', ')}; npm run shop -- --help tells more.`
  if (name === '' || name.startsWith('-')) return `There is no verb. ${known}`
  return `There is no verb ${name}. ${known}`
}

// A fault of our own is shown whole: whoever sees it can only send it on.
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isSaid = [UsageError, Failure, StartRefusal, ShopError].some((kind) => error instanceof kind)
  if (isSaid || !error.stack || process.env.LOG_LEVEL !== 'debug') return error.message || error.name
  return error.stack
}
