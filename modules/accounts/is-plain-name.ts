const maxWords = 6
const domains = /\.(com|net|org|info|biz|shop|store|online|site|app|dev|xyz|top|co|io|me)\b/iu

/**
 * Whether a name reads as one, not as a message: names appear in emails, which may reach someone else's mailbox. Letters of
 * any script with the signs that names have, at most six words, and nothing that a mail program would link.
 */
export function isPlainName(name: string): boolean {
  if (!/^[\p{L}\p{M}\s'’‘`´.,·()‐–-]*$/u.test(name) || domains.test(name)) return false
  if (name.trim().split(/\s+/).length > maxWords) return false
  // "J.R." and "St.John" have capitals after their dots; "prize.pl" and "PRIZE.PL" are domains.
  return !/\.\p{Ll}|\p{Lu}{3}\.\p{Lu}{2}/u.test(name)
}
