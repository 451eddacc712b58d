import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import type { Call } from '#contract/call.ts'
import { contract } from '#contract/index.ts'
import { findEmbeddedServer } from '#db/embedded/find-embedded-server.ts'
import { openDatabase } from '#db/open-database.ts'
import { hashToken, newToken } from '#modules/sessions/session-token.ts'
import { describeMachine } from '../machine.ts'
import { shopOrigin, startShop } from '../open-bench-shop.ts'
import { fillLists } from './fill-lists.ts'
import { lists, type MeasuredList } from './lists.ts'
import { planOf } from './plan-of.ts'

// How long the shop takes to answer each list of the admin area, measured over HTTP on one connection: the first and the 500th
// page, filters, orders and searches. The shop of the data folder has been filled by `seed`.
const { values } = parseArgs({
  options: {
    'data-dir': { type: 'string' },
    times: { type: 'string', default: '20' },
    rows: { type: 'string', default: '100000' },
    only: { type: 'string', default: '' },
    plans: { type: 'boolean', default: false },
  },
})
const dataDir = values['data-dir']
if (!dataDir) throw new Error('--data-dir names the folder of a shop with many orders and products.')
const times = Number(values.times)
const deepPage = 500
const pageRows = 50
const maxRows = 100

const shop = await startShop(dataDir)
const server = await findEmbeddedServer(dataDir)
if (!server) throw new Error(`No database runs in ${dataDir}.`)
const client = new pg.Client({ connectionString: server.url })
await client.connect()
const db = openDatabase(server.url, { answerMs: 120_000 })
try {
  await fillLists(client, Number(values.rows))
  const token = await logIn()
  for (const list of lists.filter(({ name }) => name.includes(values.only))) {
    const rows = []
    for (const [what, payload] of await askedOf(list, token)) {
      rows.push({ list: list.name, what, ...(await measure(list, { ...payload, token })) })
      if (values.plans) await writePlan(list, what, payload)
    }
    console.table(rows)
  }
  console.log(JSON.stringify(describeMachine()))
} finally {
  await db.$client.end()
  await client.end()
  await shop.stop()
}

/** A session of an owner. */
async function logIn(): Promise<string> {
  const token = newToken('session')
  await client.query(
    `with owner as (
      insert into customers (email, first_name, last_name, country, password_hash, role)
      values ('bench-owner-' || gen_random_uuid() || '@example.com', 'Bench', 'Owner', 'United States', 'none', 'owner') returning id
    )
    insert into sessions (token_hash, customer_id, expires_at, device, network)
    select $1, id, now() + interval '1 day', '', '' from owner`,
    [hashToken(token)],
  )
  return token
}

function callOf({ noun, verb }: MeasuredList): Call {
  const calls: Record<string, Call> = contract[noun]
  const call = calls[verb]
  if (!call) throw new Error(`There is no call ${noun}.${verb}.`)
  return call
}

async function ask(list: MeasuredList, payload: object) {
  const response = await fetch(`${shopOrigin}/api/${callOf(list).path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  })
  const body = (await response.json()) as Record<string, unknown> & { next?: string | null }
  if (response.status !== 200) throw new Error(`${list.name}: ${JSON.stringify(body)}`)
  return body
}

async function askedOf(list: MeasuredList, token: string): Promise<[what: string, payload: object][]> {
  const deep = await findPage(list, token)
  const found = list.search ? (await client.query<{ one: string }>(list.search)).rows[0]?.one : undefined
  return [
    ['page 1', {}],
    ...(deep ? [[`page ${deep.page}`, { after: deep.after }] satisfies [string, object]] : []),
    ...Object.entries(list.asked),
    ...(found ? [['search, one', { [list.searchField ?? 'search']: found }] satisfies [string, object]] : []),
  ]
}

/** The 500th page of 50 rows, or the last one of a shorter list. */
async function findPage(list: MeasuredList, token: string): Promise<{ page: number; after: string } | null> {
  let after: string | undefined
  let read = 0
  while (read < (deepPage - 1) * pageRows) {
    const limit = Math.min(maxRows, (deepPage - 1) * pageRows - read)
    const { next } = await ask(list, { token, after, limit })
    if (!next) break
    after = next
    read += limit
  }
  return after === undefined ? null : { page: Math.floor(read / pageRows) + 1, after }
}

async function measure(list: MeasuredList, payload: object) {
  await ask(list, payload)
  const took: number[] = []
  let found: unknown
  for (let turn = 0; turn < times; turn++) {
    const startedAt = performance.now()
    const body = await ask(list, payload)
    took.push(performance.now() - startedAt)
    found = body[list.rows]
  }
  const sorted = took.toSorted((one, other) => one - other)
  const at = (share: number) =>
    Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(1))
  return { rows: Array.isArray(found) ? found.length : 0, 'p50 ms': at(0.5), 'max ms': at(1) }
}

async function writePlan(list: MeasuredList, what: string, payload: object): Promise<void> {
  await mkdir('bench/plans/lists', { recursive: true })
  const plan = await planOf(db, { ...list, call: callOf(list) }, payload)
  await writeFile(`bench/plans/lists/${`${list.name} ${what}`.replaceAll(/[ ,]+/g, '-')}.txt`, plan)
}
