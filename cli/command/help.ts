import { ownValue } from '#contract/own-value.ts'
import { cliCommandsMessages } from '#messages/en-US/cli/commands.ts'
import { cliMessages } from '#messages/en-US/cli.ts'
import type { Command, CommandName, Option } from './command.ts'

/** The options of every command. */
export const commonOptions: Record<keyof typeof cliMessages.commonOptions, Option> = {
  'data-dir': { type: 'string', value: 'folder' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
}

/** The list of all commands. */
export function overviewHelp(commands: Record<CommandName, Command>): string {
  const names = Object.keys(commands) as CommandName[]
  return [
    'npm run shop -- <command> [options]',
    '',
    cliMessages.title,
    '',
    ...table(names.map((name) => [`${name} ${commands[name].usage}`.trim(), cliCommandsMessages[name].summary])),
    '',
    cliMessages.helpForCommand,
    '',
    cliMessages.footer,
  ].join('\n')
}

/** The help of one command. */
export function commandHelp(name: CommandName, { usage, options, examples }: Command): string {
  const { about, options: own } = cliCommandsMessages[name]
  const helps: Record<string, string> = { ...own, ...cliMessages.commonOptions }
  const all: Record<string, Option> = { ...options, ...commonOptions }
  return [
    `npm run shop -- ${name} ${usage}`.trimEnd(),
    '',
    about,
    '',
    ...table(
      Object.entries(all).map(([option, { value }]) => [
        `--${option}${value ? ` <${value}>` : ''}`,
        ownValue(helps, option) ?? '',
      ]),
    ),
    '',
    ...examples.map((example) => `  npm run shop -- ${name} ${example}`.trimEnd()),
    '',
    cliMessages.footer,
  ].join('\n')
}

function table(rows: [string, string][]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}
