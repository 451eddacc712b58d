const maxWords = 4

/** Words that join the others of a name, and are not counted. */
const particles = new Set(
  'al bin binti bint da das de degli dei del della den der des di do dos du e el ibn la las le les los ten ter van von y zu zum zur'.split(
    ' ',
  ),
)

/**
 * Whether a name reads as one, not as a message: names appear in emails, which may reach someone else's mailbox. Letters of
 * any script with the signs that names have, at most four words beside particles such as "de la", and nothing that a mail
 * program would link, whatever it ends with.
 */
export function isPlainName(name: string): boolean {
  if (!/^[\p{L}\p{M}\s'’‘`´.,·()‐–-]*$/u.test(name) || hasDomain(name)) return false
  const words = name.trim().toLowerCase().split(/\s+/)
  return words.length <= 2 * maxWords && words.filter((word) => !particles.has(word)).length <= maxWords
}

/** Whether a dot joins letters, other than those of initials ("J.R.", "J.Smith") and of saints ("St.John"). */
function hasDomain(name: string): boolean {
  const initials = name.replace(/(?<![^\s.(])(?:\p{Lu}|St(?=\.\p{Lu}\p{Ll}{2})|Ma(?=\.\p{Lu}\p{Ll}{2}))\./gu, '')
  return /\.[\p{L}\p{M}]/u.test(initials)
}
