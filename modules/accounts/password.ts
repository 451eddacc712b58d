import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { createSemaphore } from '../create-semaphore.ts'

// argon2id with 19 MiB, two passes, one lane. Source: OWASP password storage cheat sheet.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Many logins at once wait in line instead of filling the memory.
const inTurn = createSemaphore({ concurrency: 8, maxQueue: 300 })

const dummyHash = hash(randomBytes(16), cost)

/** The argon2id hash of a password, to be stored. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost))
}

/**
 * Whether a password is the one that was hashed. Where there is no account, or none that can be logged in to, the same
 * work is done in vain, so that the time taken tells nothing.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isHash = passwordHash?.startsWith('$argon2') ?? false
  const compared = isHash && passwordHash ? passwordHash : await dummyHash
  const isSame = await inTurn(() => verify(compared, password))
  return isSame && isHash
}
