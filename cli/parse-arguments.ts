import { parseArgs } from 'node:util'
import { type Command, type ParsedArguments, UsageError } from './command.ts'
import { commonOptions } from './help.ts'

/** Parses the arguments of a command; throws a `UsageError` for an unknown or incomplete option. */
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
    if (!rule) throw new UsageError(`Unknown option ${token.rawName} for ${name}.`)
    if (seen.has(token.name)) throw new UsageError(`Option ${token.rawName} was given twice.`)
    seen.add(token.name)
    const isMissing = token.value === undefined || token.value === '' || (!token.inlineValue && isOption(token.value))
    if (rule.type === 'string' && isMissing)
      throw new UsageError(`Option ${token.rawName} needs a value: ${token.rawName} <${rule.value}>.`)
    if (rule.type === 'boolean' && token.value !== undefined)
      throw new UsageError(`Option ${token.rawName} takes no value.`)
  }
  return { positionals, options: { ...values } as ParsedArguments['options'] }
}

// In `--data-dir --json` the folder is missing.
function isOption(value: string): boolean {
  return value.startsWith('--')
}

/** The positional arguments of a command; `expected` describes each of them. */
export function takePositionals(name: string, { positionals }: ParsedArguments, expected: string[]): string[] {
  if (positionals.length < expected.length) throw new UsageError(`${name} needs ${expected.join(' and ')}.`)
  if (positionals.length > expected.length)
    throw new UsageError(`Unexpected argument “${positionals[expected.length]}”.`)
  return positionals
}
