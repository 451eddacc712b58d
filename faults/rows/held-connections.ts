import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Lab, Row } from '../row.ts'
import { type ShopProcess, startShop } from '../shop-process.ts'

const idle = 1_500
const slow = 800
/** With these, slow bodies alone are more than may be open in all. */
const moreSlow = 1_400
const connectionsOfNetwork = 250
const maxMegabytes = 350
const maxAnswerMs = 5_000

/** Clients of fifteen networks hold connections open, idle or in the middle of a body: everyone else is served. */
export const heldConnections: Row = {
  name: 'held-connections',
  async run(lab) {
    // Without a proxy, each loopback address is a network of its own.
    const env = { DATABASE_URL: await lab.newDatabase(), DATA_DIR: await lab.newFolder(), SEED: '1', TRUST_PROXY: '0' }
    const shop = await startShop(lab.nextPort(), env)
    lab.later(() => shop.stop())
    const atRest = megabytesOf(shop)
    const held: Socket[] = []
    lab.later(async () => held.forEach((socket) => void socket.destroy()))
    const hold = async (count: number, text: string) => {
      for (let opened = 0; opened < count; opened++) {
        held.push(await open(shop, `127.0.0.${2 + Math.floor(held.length / connectionsOfNetwork)}`, text))
      }
    }

    await hold(slow / 2, slowBody('application/json'))
    await hold(slow / 2, slowBody('multipart/form-data; boundary=b'))
    await hold(idle, 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
    const first = await askRepeatedly(shop, lab)
    const memory = megabytesOf(shop)

    await hold(moreSlow, slowBody('multipart/form-data; boundary=b'))
    const second = await askRepeatedly(shop, lab)
    const answers = [...first, ...second]
    const unserved = answers.filter(({ status, ms }) => status !== 200 || ms > maxAnswerMs)
    return {
      tried: answers.length,
      lost: 0,
      doubled: 0,
      wrong: [
        ...unserved.map(({ status, ms }) => `a request got ${status} after ${ms} ms`),
        ...(memory > maxMegabytes ? [`the process took ${memory} MB`] : []),
      ],
      note: `${atRest} MB at rest, ${memory} MB with ${idle} idle and ${slow} slow connections; answered within ${Math.max(...answers.map(({ ms }) => ms))} ms`,
    }
  },
}

const slowBody = (type: string) =>
  `POST /api/listing/listProducts HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: 200\r\n\r\n{"a`

/** Opens a connection and sends a text on it; what the shop closes stays closed. */
async function open({ origin }: ShopProcess, localAddress: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port), localAddress }).on('error', () => {})
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))
  socket.resume().write(text)
  return socket
}

async function askRepeatedly({ origin }: ShopProcess, lab: Lab): Promise<{ status: number; ms: number }[]> {
  const answers: { status: number; ms: number }[] = []
  for (let asked = 0; asked < lab.count(40, 15); asked++) {
    const started = performance.now()
    const status = await statusOf(`${origin}/shop`)
    answers.push({ status, ms: Math.round(performance.now() - started) })
    await wait(100)
  }
  return answers
}

/** The status of a page, asked over a connection of its own; 0 without an answer. */
function statusOf(url: string): Promise<number> {
  return new Promise((resolve) => {
    const asked = get(url, { agent: false, timeout: 30_000 }, (response) => {
      response.resume().once('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 0))
    })
    asked.once('timeout', () => asked.destroy()).once('error', () => resolve(0))
  })
}

/** Its memory now, in megabytes. */
function megabytesOf({ child }: ShopProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024)
}
