import { createHash } from 'node:crypto'

const bits = 2_000_000
const hashes = 14

let filter: Promise<Buffer> | undefined

/** Whether a password, ignoring case, is among 100,000 leaked ones; of other passwords, one in 10,000 is as well. */
export async function isLeakedPassword(password: string): Promise<boolean> {
  filter ??= readFilter()
  const set = await filter
  const digest = createHash('sha256').update(password.toLowerCase()).digest()
  const [first, step] = [digest.readUInt32LE(0), (digest.readUInt32LE(4) | 1) >>> 0]
  for (let at = 0; at < hashes; at++) {
    const place = (first + at * step) % bits
    if (((set[place >> 3] ?? 0) & (1 << (place & 7))) === 0) return false
  }
  return true
}

// A Bloom filter, loaded on demand: it takes 250 kB.
async function readFilter(): Promise<Buffer> {
  const { default: leaked } = await import('./leaked-passwords.json', { with: { type: 'json' } })
  return Buffer.from(leaked.filter, 'base64')
}
