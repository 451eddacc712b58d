const sixteen = (value: number) => Buffer.from([value & 255, value >> 8])
const twentyFour = (value: number) => Buffer.from([value & 255, (value >> 8) & 255, value >> 16])

/** A GIF of one pixel that has this many frames. Source: the GIF89a specification. */
export function movingGif(frames: number): Buffer {
  const screen = Buffer.concat([Buffer.from('GIF89a'), sixteen(1), sixteen(1), Buffer.from([0x80, 0, 0])])
  const colors = Buffer.from('cc33333366cc', 'hex')
  const control = Buffer.from('21f9040001000000', 'hex')
  const place = Buffer.from('2c00000000010001000002024401', 'hex')
  const frame = Buffer.concat([control, place, Buffer.from([0])])
  return Buffer.concat([screen, colors, ...Array<Buffer>(frames).fill(frame), Buffer.from(';')])
}

/** A WebP that repeats a still image, each time as a frame of its own. Source: RFC 9649, section 2.7. */
export function movingWebp(
  still: Buffer,
  { width, height }: { width: number; height: number },
  frames: number,
): Buffer {
  const size = Buffer.concat([twentyFour(width - 1), twentyFour(height - 1)])
  const atCorner = Buffer.alloc(6)
  const head = riffChunk('VP8X', Buffer.concat([Buffer.from([0b10, 0, 0, 0]), size]))
  const loops = riffChunk('ANIM', Buffer.alloc(6))
  // The image data follows the header of twelve bytes.
  const frame = riffChunk('ANMF', Buffer.concat([atCorner, size, twentyFour(10), Buffer.from([0]), still.subarray(12)]))
  return riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), head, loops, ...Array<Buffer>(frames).fill(frame)]))
}

function riffChunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(content.length)
  return Buffer.concat([Buffer.from(name), length, content, Buffer.alloc(content.length % 2)])
}
