/** Each word of a search as a pattern for LIKE that finds it anywhere in a text. */
export function likePatterns(search: string | undefined): string[] {
  const words = search?.trim().split(/\s+/).filter(Boolean) ?? []
  return words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
