import { randomInt } from 'node:crypto'

// Without 0, 1, I and O, which look alike.
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A code that nobody guesses: 12 characters, 60 random bits. */
export function randomCode(): string {
  return Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('')
}
