/**
 * The names of the chunks of a WebP, parsed byte by byte to the end. Throws if they do not fill the file
 * exactly, so that no data follows them. Source: RFC 9649, section 2.
 */
export function webpChunks(file: Buffer): string[] {
  const isWebp = file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP'
  if (!isWebp || file.readUInt32LE(4) + 8 !== file.length) throw new Error('This is no WebP, or more than one.')
  const names: string[] = []
  let at = 12
  while (at < file.length) {
    names.push(file.toString('latin1', at, at + 4))
    const length = file.readUInt32LE(at + 4)
    at += 8 + length + (length % 2)
  }
  if (at !== file.length) throw new Error('The last chunk is cut off.')
  return names
}
