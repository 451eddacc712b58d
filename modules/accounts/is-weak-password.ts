import { isLeakedPassword } from './is-leaked-password.ts'

const minDistinct = 4
const minWord = 3

/**
 * Whether a password is among the first that an attacker would try: leaked before, of few different characters, or one of
 * the words that belong to this account and shop (address, names, name of the shop) with digits and signs at most.
 */
export async function isWeakPassword(password: string, words: readonly string[]): Promise<boolean> {
  if (new Set(password.toLowerCase()).size < minDistinct) return true
  return isMadeOf(password, [...words, 'vitrine']) || (await isLeakedPassword(password))
}

function isMadeOf(password: string, words: readonly string[]): boolean {
  const plain = password.toLowerCase().trim()
  const letters = lettersOf(plain)
  return words
    .map((word) => word.toLowerCase().trim())
    .flatMap((word) => [word, ...word.split('@')])
    .some((word) => plain === word || (lettersOf(word).length >= minWord && letters === lettersOf(word)))
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{M}]/gu, '')
}
