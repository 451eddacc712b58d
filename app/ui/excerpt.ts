const maxCharacters = 160

/** As much of a text as search engines show; cut between words. */
export function excerpt(text: string): string {
  if (text.length <= maxCharacters) return text
  const cut = text.slice(0, maxCharacters - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`
}
