import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type Mutant, mutants } from './mutants.ts'
import { failpointsBuild, productBuild } from './shop-process.ts'

/** The row ran on the mutant, was green, or could not be tried. */
type Verdict = 'red' | 'green' | 'skipped' | 'invalid'

interface Tried {
  row: string
  mistake: string
  verdict: Verdict
  seconds: number
  note: string
}

/** Runs each row on builds with a mistake each that it has to notice; true if every row did. */
export async function runMutants(rows: readonly string[], options: readonly string[]): Promise<boolean> {
  const table: Tried[] = []
  for (const row of rows) {
    const own = mutants.filter((each) => each.row === row)
    if (own.length === 0) table.push(noMutant(row))
    for (const mutant of own) {
      console.log(`\n── ${row}: ${mutant.mistake}`)
      const tried = await tryMutant(mutant, options)
      console.log(`   ${tried.verdict}: ${tried.note}`)
      table.push(tried)
    }
  }
  console.table(table)
  return table.every(({ verdict }) => verdict === 'red')
}

const noMutant = (row: string): Tried => ({
  row,
  mistake: '',
  verdict: 'invalid',
  seconds: 0,
  note: 'it has no mutant',
})

async function tryMutant(mutant: Mutant, options: readonly string[]): Promise<Tried> {
  const { row, mistake, at } = mutant
  const started = performance.now()
  // Beside the build, where its packages are found.
  const folder = mkdtempSync(join('build', 'mutant-'))
  try {
    const { verdict, note } = await runRow(row, mutate(mutant, folder), at ? [...options, '--at', at] : options)
    return { row, mistake, verdict, seconds: Math.round((performance.now() - started) / 1_000), note }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Copies the build with the mistake; returns where, or the reason why it cannot be made. */
function mutate(
  { changes, hasFailpoints, env = {} }: Mutant,
  folder: string,
): { env: Record<string, string> } | { reason: string } {
  const entry = hasFailpoints ? failpointsBuild : productBuild
  const original = dirname(entry)
  const copy = join(folder, 'server')
  cpSync(original, copy, { recursive: true })
  const files = globSync('**/*.js', { cwd: copy }).map((name) => join(copy, name))
  for (const [from, to] of changes) {
    const found = files.flatMap((file) => {
      const places = readFileSync(file, 'utf8').match(new RegExp(from, 'g'))?.length ?? 0
      return Array.from({ length: places }, () => file)
    })
    const [file] = found
    if (!file || found.length > 1) return { reason: `${from} is ${found.length} times in the build` }
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
  }
  const path = join(copy, relative(original, entry))
  return { env: { ...env, ...(hasFailpoints ? { FAULTS_FAILPOINTS_BUILD: path } : { FAULTS_BUILD: path }) } }
}

async function runRow(
  row: string,
  made: ReturnType<typeof mutate>,
  options: readonly string[],
): Promise<{ verdict: Verdict; note: string }> {
  if ('reason' in made) return { verdict: 'invalid', note: made.reason }
  const program = spawn(process.execPath, [...process.execArgv, 'faults/run.ts', '--only', row, ...options], {
    env: { ...process.env, ...made.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  program.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const [code] = await once(program, 'close')
  const wrong = /wrong: (.*)/.exec(said)?.[1]?.slice(0, 160) ?? ''
  if (code === 2) return { verdict: 'skipped', note: said.trim().split('\n').at(-1) ?? '' }
  if (said.includes('before it was ready')) return { verdict: 'invalid', note: wrong }
  if (code !== 0 && !said.includes('Something is wrong')) return { verdict: 'invalid', note: 'the row broke off' }
  if (code === 0) console.log(said)
  return code === 0 ? { verdict: 'green', note: 'the row did not notice' } : { verdict: 'red', note: wrong }
}
