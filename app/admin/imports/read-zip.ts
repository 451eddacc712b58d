/** A file in a ZIP. */
export interface ZippedFile {
  /** With its folders. */
  path: string
  /** Its size once it is unpacked, in bytes. */
  size: number
  read: () => Promise<Blob>
}

const ends = 0x06054b50
const entry = 0x02014b50
/** The end of a ZIP with the longest comment. */
const maxEnd = 65_557

/**
 * Reads the table of contents of a ZIP; the files in it are unpacked one at a time. Null for what is none, or one that is
 * encrypted or larger than 4 GB. Source: PKWARE's APPNOTE 6.3, sections 4.3.12 and 4.3.16.
 */
export async function readZip(zip: Blob): Promise<ZippedFile[] | null> {
  const from = Math.max(0, zip.size - maxEnd)
  const tail = new DataView(await zip.slice(from).arrayBuffer())
  let at = tail.byteLength - 22
  while (at >= 0 && tail.getUint32(at, true) !== ends) at--
  if (at < 0) return null
  const [size, start] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)]
  if (start + size > zip.size) return null
  return readEntries(zip, new DataView(await zip.slice(start, start + size).arrayBuffer()))
}

function readEntries(zip: Blob, table: DataView): ZippedFile[] | null {
  const files: ZippedFile[] = []
  for (let at = 0; at + 46 <= table.byteLength; ) {
    if (table.getUint32(at, true) !== entry) return null
    const [flags, method] = [table.getUint16(at + 8, true), table.getUint16(at + 10, true)]
    const [packed, size] = [table.getUint32(at + 20, true), table.getUint32(at + 24, true)]
    const nameLength = table.getUint16(at + 28, true)
    const [extra, comment] = [table.getUint16(at + 30, true), table.getUint16(at + 32, true)]
    const header = table.getUint32(at + 42, true)
    const isEncrypted = (flags & 1) === 1
    if (isEncrypted || (method !== 0 && method !== 8)) return null
    const name = new Uint8Array(table.buffer, table.byteOffset + at + 46, nameLength)
    const path = new TextDecoder().decode(name)
    if (!path.endsWith('/')) files.push({ path, size, read: () => unpack(zip, { header, packed, method }) })
    at += 46 + nameLength + extra + comment
  }
  return files
}

interface Packed {
  /** Where its own header begins. */
  header: number
  packed: number
  /** 0 for stored, 8 for deflated. */
  method: number
}

async function unpack(zip: Blob, { header, packed, method }: Packed): Promise<Blob> {
  const own = new DataView(await zip.slice(header, header + 30).arrayBuffer())
  const start = header + 30 + own.getUint16(26, true) + own.getUint16(28, true)
  const bytes = zip.slice(start, start + packed)
  if (method === 0) return bytes
  return new Response(bytes.stream().pipeThrough(new DecompressionStream('deflate-raw'))).blob()
}
