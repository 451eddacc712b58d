import type { Command, Option } from './command.ts'

/** What every verb understands. */
export const commonOptions: Record<string, Option> = {
  'data-dir': { type: 'string', value: 'folder', help: 'The data folder of the shop, instead of DATA_DIR.' },
  json: { type: 'boolean', help: 'Prints one JSON object on stdout and nothing else there.' },
  help: { type: 'boolean', help: 'Shows this.' },
}

const exits = [
  'It ends with 0 when all is well, with 1 when something is wrong or failed, with 2 when it was typed wrongly.',
  'It works beside a running shop, and starts the database that comes with the shop where none runs. Settings are the',
  'environment variables that `npm start` reads. For a clean stdout: `npm run --silent shop -- …`.',
]

/** The help for the whole. */
export function helpForAll(commands: Record<string, Command>): string {
  return [
    'npm run shop -- <verb> [options]',
    '',
    'Looks after the shop from the command line.',
    '',
    ...table(Object.entries(commands).map(([name, { usage, summary }]) => [`${name} ${usage}`.trim(), summary])),
    '',
    'Each verb has help of its own: npm run shop -- backup --help',
    '',
    ...exits,
  ].join('\n')
}

/** The help for one verb. */
export function helpFor(name: string, { usage, about, options, examples }: Command): string {
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
    ...exits,
  ].join('\n')
}

function table(rows: [string, string][]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}
