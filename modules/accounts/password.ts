import { randomBytes } from 'node:crypto'
import { hash, hashRaw, verify } from '@node-rs/argon2'
import { createSemaphore } from '../create-semaphore.ts'

// argon2id with 19 MiB, two passes, one lane. Source: OWASP password storage cheat sheet.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Queues concurrent logins, which would otherwise use up the memory.
const inTurn = createSemaphore({ concurrency: 8, maxQueue: 300 })

const dummyHash = hash(randomBytes(16), cost)

/** Stands for the hash of an account that no password opens. */
export const noPassword = 'none'

/** Hashes a password with argon2id. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost))
}

/** The argon2id hash of a text with a salt that is known, in hexadecimal, so that it can be looked up. */
export async function hashWithSalt(text: string, salt: Buffer): Promise<string> {
  return (await inTurn(() => hashRaw(text, { ...cost, salt }))).toString('hex')
}

/**
 * Whether a password matches a hash. Without an account, the same work is done, so that the response time does not reveal
 * whether one exists.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isHash = passwordHash?.startsWith('$argon2') ?? false
  const compared = isHash && passwordHash ? passwordHash : await dummyHash
  const isSame = await inTurn(() => verify(compared, password))
  return isSame && isHash
}
