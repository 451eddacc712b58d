/** A key as it was given; throws on one that is made of anything but words and slashes, and so could climb out. */
export function fileKey(key: string): string {
  if (/^[a-z0-9][\w-]*(\/[a-z0-9][\w.-]*)*$/i.test(key) && !key.includes('..')) return key
  throw new Error(`Not a file key: ${key}`)
}
