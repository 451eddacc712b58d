/** Colors of leather goods: the hide, its painted edge, the thread, and the lining. */
export interface LeatherLook {
  hide: string
  edge: string
  thread: string
  inside: string
}

const looks: Record<string, LeatherLook> = {
  Cognac: { hide: '#96531f', edge: '#7a3f18', thread: '#e6b878', inside: '#b79468' },
  Black: { hide: '#232020', edge: '#272322', thread: '#5c5552', inside: '#4a4440' },
  Bone: { hide: '#f4e3cc', edge: '#c9ae86', thread: '#a5855a', inside: '#cdbb9d' },
  Olive: { hide: '#6a6541', edge: '#4f4c30', thread: '#8d8b58', inside: '#77724c' },
}

/** How leather goods of a color look. */
export function leatherLook(color: string): LeatherLook {
  const look = looks[color]
  if (!look) throw new Error(`There is no leather in ${color}.`)
  return look
}
