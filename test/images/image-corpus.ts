import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { movingGif, movingWebp } from './moving-images.ts'

/** An image with edges and colors, so that cropping or rotating it can be detected. */
function drawing(width = 60, height = 40) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#c33"/><circle cx="30%" cy="40%" r="20%" fill="#36c"/>
    <path d="M0 0L${width} ${height}" stroke="#fff" stroke-width="3"/></svg>`
  return sharp(Buffer.from(svg))
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PNG that declares its size, and contains almost no data. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const content = deflateSync(Buffer.alloc(1_000))
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', content), chunk('IEND', Buffer.alloc(0))])
}

function withChunk(png: Buffer, added: Buffer): Buffer {
  const afterHead = 33
  return Buffer.concat([png.subarray(0, afterHead), added, png.subarray(afterHead)])
}

/** Inserts a metadata segment after the first two bytes of a JPEG. */
function withSegment(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255])
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)])
}

/** The metadata of a camera, with a thumbnail in it. Source: Exif 2.3, section 4.5. */
function exifWithThumbnail(thumbnail: Buffer): Buffer {
  const entry = (tag: number, value: number) => {
    const bytes = Buffer.alloc(12)
    bytes.writeUInt16LE(tag, 0)
    bytes.writeUInt16LE(4, 2)
    bytes.writeUInt32LE(1, 4)
    bytes.writeUInt32LE(value, 8)
    return bytes
  }
  const [jpegAt, jpegLength] = [0x0201, 0x0202]
  const thumbnailAt = 44
  const head = Buffer.from('45786966000049492a0008000000' + '00000e000000' + '0200', 'hex')
  const entries = [entry(jpegAt, thumbnailAt), entry(jpegLength, thumbnail.length)]
  return Buffer.concat([head, ...entries, Buffer.alloc(4), thumbnail])
}

/** A keyword as photo agencies write it. Source: IPTC-IIM 4.2, data set 2:25, in the resource 0x0404 of Photoshop. */
const iptc = Buffer.concat([
  Buffer.from('Photoshop 3.0\x00'),
  Buffer.from('8BIM'),
  Buffer.from('0404' + '0000' + '00000009' + '1c02190004', 'hex'),
  Buffer.from('evil\x00'),
])

const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100', GPSLongitudeRef: 'W' } }
const script = '<script>alert(1)</script>'

/** Images that are accepted. Source: threats, section 6. */
export async function goodImages(): Promise<Record<string, Buffer>> {
  const jpeg = await drawing().jpeg().toBuffer()
  const png = await drawing().png().toBuffer()
  const deep = Buffer.alloc(60 * 40 * 3 * 2, 0x5a)
  const turned = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation) => [
      `a JPEG turned by EXIF ${orientation}`,
      await drawing().withMetadata({ orientation }).jpeg().toBuffer(),
    ]),
  )
  return {
    'a JPEG': jpeg,
    'a progressive JPEG': await drawing().jpeg({ progressive: true }).toBuffer(),
    'a CMYK JPEG': await drawing().toColorspace('cmyk').jpeg().toBuffer(),
    'a grey JPEG': await drawing().greyscale().jpeg().toBuffer(),
    ...Object.fromEntries(turned),
    'a PNG of 16 bits': await sharp(deep, { raw: { width: 60, height: 40, channels: 3, depth: 'ushort' } as never })
      .toColorspace('rgb16')
      .png()
      .toBuffer(),
    'a palette PNG': await drawing().png({ palette: true }).toBuffer(),
    'an interlaced PNG': await drawing().png({ progressive: true }).toBuffer(),
    'a WebP with alpha': await drawing().ensureAlpha(0.5).webp().toBuffer(),
    'an image of one pixel': await drawing(1, 1).png().toBuffer(),
    'an image of 1900 by 2500': await drawing(1_900, 2_500).jpeg().toBuffer(),
    'a JPEG with GPS': await drawing().withExif(gps).jpeg().toBuffer(),
    'a JPEG with XMP': await drawing()
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${script}</x:xmpmeta>`)
      .jpeg()
      .toBuffer(),
    'a JPEG with a comment': withSegment(jpeg, 0xfe, Buffer.from(script)),
    'a JPEG with IPTC': withSegment(jpeg, 0xed, iptc),
    'a JPEG with a thumbnail of another image': withSegment(
      jpeg,
      0xe1,
      exifWithThumbnail(
        await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0f0' } })
          .jpeg()
          .toBuffer(),
      ),
    ),
    'a JPEG with a profile': await drawing().withIccProfile('p3').jpeg().toBuffer(),
    'a JPEG with a broken profile': Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from('ffe2', 'hex'),
      Buffer.from([0x40, 0x10]),
      Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'),
      Buffer.alloc(0x4010 - 16, 0x41),
      jpeg.subarray(2),
    ]),
    'a JPEG with an archive behind it': Buffer.concat([jpeg, Buffer.from('PK\x03\x04evil.exe', 'latin1')]),
    'a JPEG with HTML behind it': Buffer.concat([jpeg, Buffer.from(`<html>${script}`)]),
    'a JPEG with PHP behind it': Buffer.concat([jpeg, Buffer.from('<?php system($_GET[0]); ?>')]),
    'a PNG with a script as text': withChunk(png, chunk('tEXt', Buffer.from(`Comment\0${script}`))),
  }
}

/** Files that are refused, each with its error. Source: threats, section 6. */
export async function badImages(): Promise<Record<string, { file: Buffer; status: number; sentence: RegExp }>> {
  const large = drawing(400, 300)
  const [jpeg, png, webp] = [
    await large.clone().jpeg().toBuffer(),
    await large.clone().png().toBuffer(),
    await large.clone().webp().toBuffer(),
  ]
  const frames = await Promise.all([0, 90, 180].map((hue) => drawing().modulate({ hue }).png().toBuffer()))
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ delay: [10, 10, 10] })
    .toBuffer()
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  const small = await drawing().webp().toBuffer()
  const svg = (inner: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`)
  const none = { status: 415, sentence: /^Please choose an image in JPEG, PNG or WebP\.$/ }
  const damaged = { status: 415, sentence: /^This image is damaged or incomplete\./ }
  const still = { status: 415, sentence: /^Animated images are not supported\.$/ }
  const tooLarge = { status: 413, sentence: /^Please choose an image of at most 24 megapixels\.$/ }
  const cut = (file: Buffer, part: number) => file.subarray(0, Math.floor(file.length * part))

  const files: [string, Buffer, { status: number; sentence: RegExp }][] = [
    ['an SVG', svg('<rect width="9" height="9"/>'), none],
    ['an SVG with a script', svg(script), none],
    ['an SVG with foreign content', svg(`<foreignObject><body>${script}</body></foreignObject>`), none],
    ['an SVG with an image from elsewhere', svg('<image href="http://evil.example/p.png"/>'), none],
    ['a gzipped SVG', gzipSync(svg('')), none],
    ['HTML', Buffer.from(`<!doctype html>${script}`), none],
    ['a GIF with a script', Buffer.from(`GIF89a/*${script}*/`), none],
    ['a moving GIF', gif, none],
    ['a GIF of 10,000 frames', movingGif(10_000), none],
    ['a moving WebP', moving, still],
    ['a WebP of 5,000 frames', movingWebp(small, { width: 60, height: 40 }, 5_000), still],
    ['a moving PNG', withChunk(png, chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))), still],
    ['a PNG of 16,000 by 16,000', pngOf(16_000, 16_000), tooLarge],
    ['a PNG of 65,500 by 1', pngOf(65_500, 1), tooLarge],
    ['a PNG of 5,000 by 5,000', pngOf(5_000, 5_000), tooLarge],
    ['a PNG that holds less than it says', pngOf(3_000, 3_000), damaged],
    ['an archive', Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), png]), none],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n'), none],
    ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), none],
    ['a TIFF', await drawing().tiff().toBuffer(), none],
    ['an AVIF', await drawing().avif({ effort: 0 }).toBuffer(), none],
    ['a BMP', Buffer.from('BM\x46\0\0\0\0\0\0\0\x36\0\0\0', 'latin1'), none],
    ['an icon', Buffer.from('\0\0\x01\0\x01\0\x10\x10', 'latin1'), none],
    ['a PSD', Buffer.from('8BPS\0\x01\0\0\0\0\0\0\0\x03', 'latin1'), none],
    ['a test virus', Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'), none],
    ['an empty file', Buffer.alloc(0), none],
    ['a JPEG in name only', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(2_000, 0x20)]), damaged],
    ['a WebP in name only', Buffer.from('RIFF\x10\0\0\0WEBPVP8 nothing of the kind', 'latin1'), damaged],
    ...[0.1, 0.5, 0.9].flatMap((part): [string, Buffer, typeof damaged][] => [
      [`a JPEG cut off at ${part * 100} %`, cut(jpeg, part), damaged],
      [`a PNG cut off at ${part * 100} %`, cut(png, part), damaged],
      [`a WebP cut off at ${part * 100} %`, cut(webp, part), damaged],
    ]),
  ]
  return Object.fromEntries(files.map(([name, file, verdict]) => [name, { file, ...verdict }]))
}
