/** Linear light, each channel from 0 to 1 (more for highlights). */
export type Rgb = readonly [number, number, number]

export function fromHex(hex: string): Rgb {
  return [linear(channel(hex, 1)), linear(channel(hex, 3)), linear(channel(hex, 5))]
}

export function mixed(from: Rgb, to: Rgb, share: number): Rgb {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share]
}

export function times(color: Rgb, factor: number): Rgb {
  return [color[0] * factor, color[1] * factor, color[2] * factor]
}

function linear(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4
}

export function encoded(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
}

export function luminance([red, green, blue]: Rgb): number {
  return red * 0.2126 + green * 0.7152 + blue * 0.0722
}

function channel(hex: string, at: number): number {
  return Number.parseInt(hex.slice(at, at + 2), 16) / 255
}
