import { parseArgs } from 'node:util'
import { type Command, type ParsedArguments, UsageError } from './command.ts'
import { commonOptions } from './help.ts'

/** Takes apart what was typed behind a verb; refuses what the verb does not know with a sentence that names it. */
export function parseArguments(name: string, { options }: Command, args: string[]): ParsedArguments {
  const known = { ...options, ...commonOptions }
  const types = Object.fromEntries(Object.entries(known).map(([option, { type }]) => [option, { type }]))
  const { values, positionals, tokens } = parseArgs({
    args,
    options: { ...types, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const seen = new Set<string>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const rule = known[token.name]
    if (!rule) throw new UsageError(`${name} has no option ${token.rawName}.`)
    if (seen.has(token.name)) throw new UsageError(`The option ${token.rawName} stands there twice.`)
    seen.add(token.name)
    const isMissing = token.value === undefined || token.value === '' || (!token.inlineValue && isOption(token.value))
    if (rule.type === 'string' && isMissing)
      throw new UsageError(`The option ${token.rawName} needs a value: ${token.rawName} <${rule.value}>.`)
    if (rule.type === 'boolean' && token.value !== undefined)
      throw new UsageError(`The option ${token.rawName} takes no value.`)
  }
  return { words: positionals, options: { ...values } as ParsedArguments['options'] }
}

// `--data-dir --json` forgot the folder.
function isOption(value: string): boolean {
  return value.startsWith('--')
}

/** The words behind a verb, of which so many must be there; `what` says what they are. */
export function takePositionals(name: string, { words }: ParsedArguments, what: string[]): string[] {
  if (words.length < what.length) throw new UsageError(`${name} needs ${what.join(' and ')}.`)
  if (words.length > what.length) throw new UsageError(`${name} has no use for “${words[what.length]}”.`)
  return words
}
