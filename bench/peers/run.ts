import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Figures, warmUp, watch } from '../compare-with-bare.ts'
import { describeMachine } from '../machine.ts'
import type { Load } from '../measure.ts'
import { drawPeers } from './draw-peers.ts'
import { megabytesOfTree } from './megabytes.ts'
import { openEverShop } from './open-evershop.ts'
import { openVitrine } from './open-vitrine.ts'
import { linesOfEverShop, linesOfVitrine, type PeerLine, type PeerPages, peerLines } from './peer-lines.ts'
import type { Stand } from './stand.ts'
import { weighPage } from './weigh-page.ts'

// Measures Vitrine and EverShop in one run, in turn, each installed, built and started with its demo data on this machine.
const { values: typed } = parseArgs({
  options: {
    connections: { type: 'string', default: '1,10' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
  },
})
const crowds = typed.connections.split(',').map(Number)
const [rounds, seconds] = [Number(typed.rounds), Number(typed.seconds)]

/** One line at one number of connections: both shops, and Vitrine's kept page where it is one. */
export interface PeerRow {
  line: PeerLine
  connections: number
  vitrine: Figures
  evershop: Figures
  kept: Figures | null
}

const machine = describeMachine()
const folder = await mkdtemp(join(tmpdir(), 'vitrine-peers-'))
const vitrine = await openVitrine(folder)
const evershop = await openEverShop(folder)
const stands: Stand[] = [vitrine, evershop]
try {
  console.table(stands.map(({ name, seconds: took, megabytesInstalled }) => ({ name, ...took, megabytesInstalled })))
  const [ours, theirs] = [await linesOfVitrine(vitrine.origin), linesOfEverShop(evershop)]
  const atRest = stands.map(({ name, pid }) => ({ name, megabytes: megabytesOfTree(pid) }))
  const rows: PeerRow[] = []
  for (const line of peerLines) {
    const kept = line === 'home' || line === 'listing' || line === 'product' ? ours.kept[line] : null
    await warmUp(vitrine, ours.rendered[line])
    await warmUp(evershop, theirs.rendered[line])
    for (const connections of crowds) {
      rows.push({ line, connections, ...(await inTurn(connections, ours.rendered[line], theirs.rendered[line], kept)) })
      print(rows.slice(-1))
    }
  }
  const underLoad = stands.map(({ name, pid }) => ({ name, megabytes: megabytesOfTree(pid) }))
  const weights = [...(await weigh(vitrine, ours.pages)), ...(await weigh(evershop, theirs.pages))]
  console.table(weights)
  console.table({ 'at rest': atRest, 'under load': underLoad })
  const looks = [...look(vitrine, ours.pages), ...look(evershop, theirs.pages)]
  console.table(looks)
  const setups = stands.map(({ name, seconds: took, megabytesInstalled }) => ({ name, took, megabytesInstalled }))
  save({ machine, setups, memory: { atRest, underLoad }, weights, looks, rows })
} finally {
  await vitrine.stop()
  await evershop.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Loads both shops for some seconds each, and again: what else the machine does affects both alike. */
async function inTurn(connections: number, ours: Load, theirs: Load, kept: Load | null) {
  const sides = {
    vitrine: watch(vitrine, ours, connections),
    evershop: watch(evershop, theirs, connections),
    kept: kept && watch(vitrine, kept, connections),
  }
  for (let round = 0; round < rounds; round++) {
    await sides.vitrine.load(seconds)
    await sides.evershop.load(seconds)
    await sides.kept?.load(1)
  }
  return { vitrine: sides.vitrine.sum(), evershop: sides.evershop.sum(), kept: sides.kept?.sum() ?? null }
}

async function weigh({ name, origin }: Stand, pages: PeerPages) {
  const weights = Object.entries(pages).map(async ([page, path]) => ({
    name,
    page,
    ...(await weighPage(origin, path)),
  }))
  return Promise.all(weights)
}

/** What Lighthouse says of the pages, if it is installed (`npm ci` in `bench/lighthouse`). */
function look({ name, origin }: Stand, pages: PeerPages): object[] {
  if (!existsSync('bench/lighthouse/node_modules')) return []
  const addresses = Object.values(pages).map((path) => origin + path)
  const found = execFileSync(process.execPath, ['bench/lighthouse/look-at.mjs', ...addresses], { encoding: 'utf8' })
  const looked: object[] = JSON.parse(found)
  return Object.keys(pages).map((page, at) => ({ name, page, ...looked[at] }))
}

function print(some: readonly PeerRow[]): void {
  const words = ({ perSecond, p50Ms, refused }: Figures) =>
    `${perSecond}/s, p50 ${p50Ms} ms${refused > 0 ? `, ${refused} refused` : ''}`
  for (const { line, connections, kept, ...sides } of some) {
    const also = kept ? `; kept ${words(kept)}` : ''
    const [one, other] = [words(sides.vitrine), words(sides.evershop)]
    console.log(`${line.padEnd(14)} ${String(connections).padStart(3)} connections: ${one}${also}; EverShop ${other}`)
  }
}

function save(results: { rows: PeerRow[] } & Record<string, unknown>): void {
  mkdirSync('bench/results', { recursive: true })
  const file = `bench/results/${machine.at.slice(0, 10)}-peers-${machine.commit}`
  writeFileSync(`${file}.json`, `${JSON.stringify(results, null, 1)}\n`)
  writeFileSync(`${file}.svg`, drawPeers(results.rows))
  console.log(`Saved to ${file}.json and ${file}.svg.`)
}
