import { existsSync } from 'node:fs'
import { inspect, parseArgs } from 'node:util'
import { openLab } from './lab.ts'
import type { Figures, Row } from './row.ts'
import { abandonedCheckouts } from './rows/abandoned-checkouts.ts'
import { awaitedPayments } from './rows/awaited-payments.ts'
import { backupWhileSelling } from './rows/backup-while-selling.ts'
import { blockedLoop } from './rows/blocked-loop.ts'
import { brokenEmail } from './rows/broken-email.ts'
import { brokenProvider } from './rows/broken-provider.ts'
import { cancelOrShip } from './rows/cancel-or-ship.ts'
import { cluster } from './rows/cluster.ts'
import { codeRush } from './rows/code-rush.ts'
import { editAndShip } from './rows/edit-and-ship.ts'
import { failpointsRow } from './rows/failpoints.ts'
import { heldConnections } from './rows/held-connections.ts'
import { hoarding } from './rows/hoarding.ts'
import { interleaved } from './rows/interleaved.ts'
import { killedDatabase } from './rows/killed-database.ts'
import { killedProcess } from './rows/killed-process.ts'
import { killedShop } from './rows/killed-shop.ts'
import { lastUnits } from './rows/last-units.ts'
import { littleMemory } from './rows/little-memory.ts'
import { noRoom } from './rows/no-room.ts'
import { refundRace } from './rows/refund-race.ts'
import { returnAndCancel } from './rows/return-and-cancel.ts'
import { shiftedClock } from './rows/shifted-clock.ts'
import { exhaustedDatabase, restartedDatabase, silentDatabase } from './rows/silent-database.ts'
import { stoppedShop } from './rows/stopped-shop.ts'
import { webhooks } from './rows/webhooks.ts'
import { runMutants } from './run-mutants.ts'
import { seeded } from './seeded.ts'
import { productBuild } from './shop-process.ts'

// What `npm run faults` runs: each fault on the production build in real processes, and how the shop handled it.
const rows: Row[] = [
  lastUnits,
  codeRush,
  hoarding,
  abandonedCheckouts,
  heldConnections,
  webhooks,
  killedShop,
  killedProcess,
  killedDatabase,
  restartedDatabase,
  silentDatabase,
  exhaustedDatabase,
  cancelOrShip,
  refundRace,
  editAndShip,
  returnAndCancel,
  interleaved,
  awaitedPayments,
  stoppedShop,
  backupWhileSelling,
  brokenProvider,
  brokenEmail,
  noRoom,
  littleMemory,
  blockedLoop,
  shiftedClock,
  cluster,
  failpointsRow,
]

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    at: { type: 'string', multiple: true },
    mutants: { type: 'boolean' },
    quick: { type: 'boolean' },
    minutes: { type: 'string' },
    seed: { type: 'string' },
  },
})
const chosen = options.only ? rows.filter(({ name }) => options.only?.includes(name)) : rows
const seed = Number(options.seed ?? Math.floor(Math.random() * 2 ** 31))

if (chosen.length === 0) fail(`There is no such row. There are: ${rows.map(({ name }) => name).join(', ')}.`)
if (!existsSync(productBuild)) fail('There is no build: run npm run faults, which makes one.')

if (options.mutants) {
  const names = chosen.map(({ name }) => name)
  process.exit((await runMutants(names, ['--quick', '--seed', String(seed)])) ? 0 : 1)
}

console.log(`The seed is ${seed}; --seed ${seed} makes the same choices again.`)
const table: Record<string, unknown>[] = []
const skipped: string[] = []
const isQuick = options.quick === true
const minutes = Number(options.minutes ?? (isQuick ? 1 : 2))
const lab = await openLab({
  ...{ isQuick, minutes, failpoints: options.at ?? null, choose: seeded(seed) },
  say: (line) => console.log(line),
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void lab.close().finally(() => process.exit(1)))
}
try {
  for (const row of chosen) table.push(await runRow(row))
} finally {
  await lab.close()
}
console.table(table)
const isSound = table.every(({ lost, doubled, wrong }) => lost === 0 && doubled === 0 && wrong === 0)
console.log(isSound ? 'Nothing was lost, duplicated or wrong.' : `Something is wrong; the seed was ${seed}.`)
for (const what of skipped) console.log(what)
// A row that was skipped has not passed.
process.exit(isSound ? (skipped.length > 0 ? 2 : 0) : 1)

async function runRow(row: Row) {
  console.log(`\n── ${row.name}`)
  const started = performance.now()
  const { tried, lost, doubled, wrong, note, ...rest }: Figures = await lab.run(row).catch((error: unknown) => {
    const reason = inspect(error)
    return { tried: 0, lost: 0, doubled: 0, wrong: [reason], note: 'The row itself failed.' }
  })
  if (tried === 0 && wrong.length === 0) skipped.push(`${row.name} was skipped: ${note}`)
  if (rest.skipped) skipped.push(`${row.name} was skipped in part: ${rest.skipped}`)
  for (const each of wrong) console.log(`   wrong: ${each}`)
  const seconds = Number(((performance.now() - started) / 1_000).toFixed(1))
  return { row: row.name, tried, lost, doubled, wrong: wrong.length, seconds, note }
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
