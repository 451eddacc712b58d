/** Returns a valid key; throws for one that could escape the storage folder. */
export function fileKey(key: string): string {
  if (/^[a-z0-9][\w-]*(\/[a-z0-9][\w.-]*)*$/i.test(key) && !key.includes('..')) return key
  throw new Error(`Not a file key: ${key}`)
}
