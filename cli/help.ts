import type { Command, Option } from './command.ts'

/** The options of every command. */
export const commonOptions: Record<string, Option> = {
  'data-dir': { type: 'string', value: 'folder', help: 'The data folder of the shop, instead of DATA_DIR.' },
  json: { type: 'boolean', help: 'Prints the result as one JSON object on stdout.' },
  help: { type: 'boolean', help: 'Shows this help.' },
}

const footer = [
  'Exit codes: 0 success, 1 failure, 2 invalid usage.',
  'Works while the shop is running; otherwise it starts the embedded database. Configured by the same environment',
  'variables as `npm start`. Use `npm run --silent shop -- …` to keep npm out of stdout.',
]

/** The list of all commands. */
export function overviewHelp(commands: Record<string, Command>): string {
  return [
    'npm run shop -- <command> [options]',
    '',
    'Manages the shop from the command line.',
    '',
    ...table(Object.entries(commands).map(([name, { usage, summary }]) => [`${name} ${usage}`.trim(), summary])),
    '',
    'Help for a command: npm run shop -- backup --help',
    '',
    ...footer,
  ].join('\n')
}

/** The help of one command. */
export function commandHelp(name: string, { usage, about, options, examples }: Command): string {
  const all = { ...options, ...commonOptions }
  return [
    `npm run shop -- ${name} ${usage}`.trimEnd(),
    '',
    about,
    '',
    ...table(
      Object.entries(all).map(([option, { value, help }]) => [`--${option}${value ? ` <${value}>` : ''}`, help]),
    ),
    '',
    ...examples.map((example) => `  npm run shop -- ${name} ${example}`.trimEnd()),
    '',
    ...footer,
  ].join('\n')
}

function table(rows: [string, string][]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}
