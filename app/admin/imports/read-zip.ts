import { BlobReader, BlobWriter, ZipReader } from '@zip.js/zip.js/index-native.js'

/** A file in a ZIP. */
export interface ZippedFile {
  /** With its folders. */
  path: string
  /** Its size once it is unpacked, in bytes. */
  size: number
  read: () => Promise<Blob>
}

/**
 * Reads the table of contents of a ZIP; the files in it are unpacked one at a time. Null for what is none, or one that is
 * encrypted.
 */
export async function readZip(zip: Blob): Promise<ZippedFile[] | null> {
  // A worker of the library would be code from a string, which the content security policy forbids.
  const reader = new ZipReader(new BlobReader(zip), { useWebWorkers: false })
  const entries = await reader.getEntries().catch(() => null)
  if (!entries || entries.some(({ encrypted }) => encrypted)) return null
  return entries.flatMap((entry) =>
    entry.directory
      ? []
      : [{ path: entry.filename, size: entry.uncompressedSize, read: () => entry.getData(new BlobWriter()) }],
  )
}
