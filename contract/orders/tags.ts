export const tagLength = 30
export const maxTags = 10

/** The tags in a text with commas between them: in lower case, each once. */
export function readTags(text: string): string[] {
  return normalTags(text.split(','))
}

/** Tags as they are stored and compared: in lower case, without spaces around them, each once. */
export function normalTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim().replace(/\s+/g, ' ').toLowerCase()).filter((tag) => tag !== ''))]
}
