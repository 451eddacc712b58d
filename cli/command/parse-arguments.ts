import { parseArgs } from 'node:util'
import { ownValue } from '#contract/own-value.ts'
import { cliMessages } from '#messages/en-US/cli.ts'
import { type Command, type CommandName, type Option, type ParsedArguments, UsageError } from './command.ts'
import { commonOptions } from './help.ts'

/** Parses the arguments of a command; throws a `UsageError` for an unknown or incomplete option. */
export function parseArguments(name: string, { options }: Command, args: string[]): ParsedArguments {
  const known: Record<string, Option> = { ...options, ...commonOptions }
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
    const rule = ownValue(known, token.name)
    if (!rule) throw new UsageError(cliMessages.unknownOption(token.rawName, name))
    if (seen.has(token.name)) throw new UsageError(cliMessages.optionTwice(token.rawName))
    seen.add(token.name)
    const isMissing = token.value === undefined || token.value === '' || (!token.inlineValue && isOption(token.value))
    if (rule.type === 'string' && isMissing)
      throw new UsageError(cliMessages.optionNeedsValue(token.rawName, rule.value ?? ''))
    if (rule.type === 'boolean' && token.value !== undefined)
      throw new UsageError(cliMessages.optionTakesNoValue(token.rawName))
  }
  return { positionals, options: { ...values } as ParsedArguments['options'] }
}

// In `--data-dir --json` the folder is missing.
function isOption(value: string): boolean {
  return value.startsWith('--')
}

/** As many positional arguments of a command as it needs; `missing` says what they are. */
export function takePositionals(
  name: CommandName,
  { positionals }: ParsedArguments,
  count: number,
  missing = '',
): string[] {
  if (positionals.length < count) throw new UsageError(cliMessages.argumentsMissing(name, missing))
  const more = positionals[count]
  if (more !== undefined) throw new UsageError(cliMessages.unexpectedArgument(more))
  return positionals
}
