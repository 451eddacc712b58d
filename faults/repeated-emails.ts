/** An email may arrive twice after a kill, because nobody knows whether the email server took it; but rarely. */
const maxShare = 0.01

interface Taken {
  messageId: string
}

/** How many emails an email server received more than once, as text; and what is wrong about it. */
export function repeatedEmails(taken: readonly Taken[]): { note: string; wrong: string[] } {
  const repeated = taken.length - new Set(taken.map(({ messageId }) => messageId)).size
  const allowed = Math.max(1, Math.floor(taken.length * maxShare))
  const note = `${repeated} of ${taken.length} emails arrived twice`
  return { note, wrong: repeated > allowed ? [note] : [] }
}
