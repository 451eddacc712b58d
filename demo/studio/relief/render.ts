import { type Canvas, coverage, painted } from './canvas.ts'
import type { Rgb } from './color.ts'
import { blurred, cropped, type Field } from './field.ts'
import { diffuse, mirrored } from './light.ts'
import { inverted, type Matrix, mapped, scaleOf } from './matrix.ts'
import type { Cast, Paint, Pane, Part, Piece, Shade } from './piece.ts'
import { relief } from './relief.ts'

const shadowColor: Rgb = [0.34, 0.27, 0.21]

/** Draws the parts, the first one lowest. */
export async function render(canvas: Canvas, parts: readonly Part[], matrix: Matrix): Promise<void> {
  for (const part of parts) {
    if (part.kind === 'solid') await drawPiece(canvas, part, matrix)
    else if (part.kind === 'pane') await drawPane(canvas, part, matrix)
    else await drawShade(canvas, part, matrix)
  }
}

async function drawPiece(canvas: Canvas, piece: Piece, matrix: Matrix): Promise<void> {
  const scale = scaleOf(matrix)
  const fillet = (piece.fillet ?? 0) * scale
  let mask = await coverage(canvas, matrix, piece.shape, 4 + fillet * 2, bleedOf(piece, canvas, scale))
  if (!mask) return
  if (piece.cut) subtract(mask, await coverage(canvas, matrix, piece.cut, 0))
  const barrel = piece.barrel ? barrelOf(mask, piece.barrel, 60 * scale) : null
  mask = cropped(mask, canvas, Math.ceil((piece.edge?.width ?? 0) * scale * 1.25 + 24))
  if (fillet > 0.6) mask = filleted(mask, fillet)
  for (const cast of piece.casts ?? []) throwShadow(canvas, mask, cast, scale)

  const height = relief(piece, mask, matrix)
  const hollows = blurred(height, 16 * scale)
  const color = await painter(canvas, piece.paint, matrix)
  const { width, values } = height
  const { finish, tilt = [0, 0], opacity = 1 } = piece
  const lean = domeOf(piece.dome, matrix)
  const from = scale > 0 ? 1 / scale : 1
  for (let y = 1; y < height.height - 1; y++) {
    const cy = y + height.y
    if (cy < 0 || cy >= canvas.height) continue
    for (let x = 1; x < width - 1; x++) {
      const cx = x + height.x
      const at = y * width + x
      const cover = mask.values[at] ?? 0
      if (cover <= 0 || cx < 0 || cx >= canvas.width) continue
      const [domeX, domeY] = lean(cx, cy)
      const gx = ((values[at - 1] ?? 0) - (values[at + 1] ?? 0)) / 2 + tilt[0] + domeX + (barrel ? barrel(cx, cy) : 0)
      const gy = ((values[at - width] ?? 0) - (values[at + width] ?? 0)) / 2 + tilt[1] + domeY
      const nz = 1 / Math.sqrt(1 + gx * gx + gy * gy)
      const nx = gx * nz
      const ny = gy * nz
      const sunk = Math.max(0, (hollows.values[at] ?? 0) - (values[at] ?? 0)) * from
      const open = 1 / (1 + sunk * 0.09)
      const base = color(cx, cy)
      const rim = (1 - nz) ** 3
      // A clear object looks fuller where one looks along its side.
      const solid = opacity + (1 - opacity) * 0.7 * (1 - nz)
      const mirror = mirrored(nx, ny, nz, finish.roughness)
      const pixel = (cy * canvas.width + cx) * 3
      const light = diffuse(nx, ny, nz) * open
      const shine =
        (finish.specular + (1 - finish.specular) * rim * (finish.metal ? 0.5 : 0.35) * (1 - finish.roughness)) * open
      const velvet = (finish.sheen ?? 0) * (1 - nz) * open
      const through = (finish.glow ?? 0) * Math.max(0, nx * 0.6 + ny * 0.7)
      for (let channel = 0; channel < 3; channel++) {
        const own = base[channel] ?? 0
        const scattered = finish.metal ? 0.16 * own * light : own * (light + velvet + through)
        const shown = finish.metal ? own * (mirror + 0.12) * (0.72 + 0.28 * rim) * open : shine * mirror
        const below = canvas.light[pixel + channel] ?? 0
        canvas.light[pixel + channel] = below * (1 - cover * solid) + (scattered * solid + shown) * cover
      }
    }
  }
}

function bleedOf(piece: Piece, canvas: Canvas, scale: number): { x: number; y: number } {
  const near = Math.ceil((piece.edge?.width ?? 0) * scale * 1.25) + 24
  // A barrel is measured from side to side; only a close-up has sides beyond the image.
  return { x: piece.barrel && scale > canvas.width / 1900 ? Math.ceil(canvas.width * 0.6) : near, y: near }
}

async function drawPane(canvas: Canvas, pane: Pane, matrix: Matrix): Promise<void> {
  const mask = await coverage(canvas, matrix, pane.shape, 2)
  if (!mask) return
  const back = inverted(matrix)
  const lean = domeOf(pane.dome, matrix)
  const reflection = pane.mirrorColor ?? [1, 1, 1]
  for (let y = 0; y < mask.height; y++) {
    const cy = y + mask.y
    if (cy < 0 || cy >= canvas.height) continue
    for (let x = 0; x < mask.width; x++) {
      const cx = x + mask.x
      const cover = mask.values[y * mask.width + x] ?? 0
      if (cover <= 0 || cx < 0 || cx >= canvas.width) continue
      const [gx, gy] = lean(cx, cy)
      const nz = 1 / Math.sqrt(1 + gx * gx + gy * gy)
      const tint = pane.tint(...mapped(back, [cx, cy]))
      const mirror = mirrored(gx * nz, gy * nz, nz, 0.3) * (pane.mirror + (1 - nz) ** 2 * 0.5)
      const pixel = (cy * canvas.width + cx) * 3
      for (let channel = 0; channel < 3; channel++) {
        const behind = canvas.light[pixel + channel] ?? 0
        const value = behind * (tint[channel] ?? 0) + mirror * (reflection[channel] ?? 1)
        canvas.light[pixel + channel] = behind * (1 - cover) + value * cover
      }
    }
  }
}

async function drawShade(canvas: Canvas, shade: Shade, matrix: Matrix): Promise<void> {
  const blur = shade.blur * scaleOf(matrix)
  const mask = await coverage(canvas, matrix, shade.shape, blur * 1.6 + 2)
  if (!mask) return
  const soft = blurred(mask, blur)
  const color = shade.color ?? (shade.light ? [1, 0.95, 0.86] : shadowColor)
  blend(canvas, soft, (pixel, cover) => {
    const share = cover * shade.strength
    for (let channel = 0; channel < 3; channel++) {
      const below = canvas.light[pixel + channel] ?? 0
      const tone = color[channel] ?? 0
      canvas.light[pixel + channel] = shade.light ? below * (1 + share * tone) : below * (1 - share * (1 - tone))
    }
  })
}

function throwShadow(canvas: Canvas, mask: Field, cast: Cast, scale: number): void {
  const blur = cast.blur * scale
  const pad = Math.ceil(blur * 1.6 + 2)
  const wide: Field = {
    x: mask.x - pad,
    y: mask.y - pad,
    width: mask.width + 2 * pad,
    height: mask.height + 2 * pad,
    values: new Float32Array((mask.width + 2 * pad) * (mask.height + 2 * pad)),
  }
  for (let y = 0; y < mask.height; y++) {
    wide.values.set(mask.values.subarray(y * mask.width, (y + 1) * mask.width), (y + pad) * wide.width + pad)
  }
  const soft = blurred(wide, blur)
  soft.x += Math.round(cast.dx * scale)
  soft.y += Math.round(cast.dy * scale)
  blend(canvas, soft, (pixel, cover) => {
    const share = cover * cast.strength
    for (let channel = 0; channel < 3; channel++) {
      canvas.light[pixel + channel] =
        (canvas.light[pixel + channel] ?? 0) * (1 - share * (1 - (shadowColor[channel] ?? 0)))
    }
  })
}

function blend(canvas: Canvas, field: Field, put: (pixel: number, cover: number) => void): void {
  for (let y = 0; y < field.height; y++) {
    const cy = y + field.y
    if (cy < 0 || cy >= canvas.height) continue
    for (let x = 0; x < field.width; x++) {
      const cx = x + field.x
      const cover = field.values[y * field.width + x] ?? 0
      if (cover > 0.001 && cx >= 0 && cx < canvas.width) put((cy * canvas.width + cx) * 3, cover)
    }
  }
}

function subtract(mask: Field, cut: Field | null): void {
  if (!cut) return
  for (let y = 0; y < cut.height; y++) {
    const my = y + cut.y - mask.y
    if (my < 0 || my >= mask.height) continue
    for (let x = 0; x < cut.width; x++) {
      const mx = x + cut.x - mask.x
      if (mx < 0 || mx >= mask.width) continue
      const at = my * mask.width + mx
      mask.values[at] = (mask.values[at] ?? 0) * (1 - (cut.values[y * cut.width + x] ?? 0))
    }
  }
}

function filleted(mask: Field, radius: number): Field {
  const soft = blurred(mask, radius)
  const steep = Math.max(1, radius * 2.2)
  for (let i = 0; i < soft.values.length; i++) {
    soft.values[i] = Math.min(1, Math.max(0, ((soft.values[i] ?? 0) - 0.5) * steep + 0.5))
  }
  return soft
}

async function painter(canvas: Canvas, paint: Paint, matrix: Matrix): Promise<(x: number, y: number) => Rgb> {
  if (typeof paint === 'function') {
    const back = inverted(matrix)
    return (x, y) => paint(...mapped(back, [x, y]))
  }
  if (!('svg' in paint)) return () => paint
  const pixels = await painted(canvas, matrix, paint.svg, paint.under)
  return (x, y) => {
    const at = (y * canvas.width + x) * 3
    return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
  }
}

/** How far each place leans to the side for where it lies between the ends of its row. */
function barrelOf(mask: Field, lean: number, soft: number): (x: number, y: number) => number {
  const ends: Field = { ...mask, width: 2, values: new Float32Array(mask.height * 2) }
  let last: [number, number] = [0, mask.width]
  for (let y = 0; y < mask.height; y++) {
    const row = mask.values.subarray(y * mask.width, (y + 1) * mask.width)
    const left = row.findIndex((value) => value > 0.5)
    if (left >= 0) last = [left, row.findLastIndex((value) => value > 0.5)]
    ends.values.set(last, y * 2)
  }
  const [lefts, rights] = [0, 1].map((side) => {
    const column: Field = { ...ends, width: 1, values: ends.values.filter((_, index) => index % 2 === side) }
    return blurred(column, soft).values
  })
  return (x, y) => {
    const left = lefts?.[y - mask.y] ?? 0
    const half = Math.max(1, ((rights?.[y - mask.y] ?? mask.width) - left) / 2)
    const u = Math.min(1.05, Math.max(-1.05, (x - mask.x - left - half) / half))
    return lean * (0.35 * u + 0.65 * u * u * u * u * u)
  }
}

function domeOf(dome: Piece['dome'], matrix: Matrix): (x: number, y: number) => readonly [number, number] {
  if (!dome) return () => [0, 0]
  const scale = scaleOf(matrix)
  const [centerX, centerY] = mapped(matrix, [dome.x, dome.y])
  return (x, y) => {
    const u = (x - centerX) / (dome.rx * scale)
    const v = (y - centerY) / (dome.ry * scale)
    const out = Math.min(0.96, (u * u + v * v) * dome.lean)
    const steep = dome.lean / Math.sqrt(1 - out * Math.min(1, dome.lean))
    return [u * steep, v * steep]
  }
}

/** The light of an image changed in place, by a factor for each pixel. */
export function relit(canvas: Canvas, factor: (x: number, y: number) => Rgb): void {
  for (let y = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++) {
      const pixel = (y * canvas.width + x) * 3
      const [red, green, blue] = factor(x / canvas.width, y / canvas.height)
      canvas.light[pixel] = (canvas.light[pixel] ?? 0) * red
      canvas.light[pixel + 1] = (canvas.light[pixel + 1] ?? 0) * green
      canvas.light[pixel + 2] = (canvas.light[pixel + 2] ?? 0) * blue
    }
  }
}
