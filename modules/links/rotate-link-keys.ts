import type { LinkKeys } from '../context.ts'
import { longestLifeDays } from './signed-link.ts'

/**
 * The keys with a new one in front that signs from now on. The others still open the links that they have signed, until
 * the last of these has expired; with `isRevoking` they open nothing any more.
 */
export function rotateLinkKeys(
  { keys, current, undatedSince }: LinkKeys,
  secret: string,
  { isRevoking, now = Date.now() }: { isRevoking: boolean; now?: number },
): LinkKeys {
  const id = (Math.max(...keys.map((key) => Number.parseInt(key.id, 36))) + 1).toString(36)
  const isNeeded = ({ retiredAt }: LinkKeys['keys'][number]) =>
    retiredAt === null || Date.parse(retiredAt) + longestLifeDays * 86_400_000 > now
  const former = keys
    .map((key) => (key.id === current ? { ...key, retiredAt: new Date(now).toISOString() } : key))
    .filter((key) => !isRevoking && isNeeded(key))
  return { current: id, keys: [{ id, secret, retiredAt: null }, ...former], undatedSince }
}
