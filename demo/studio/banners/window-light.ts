import type { Rgb } from '../relief/color.ts'
import { layeredNoise } from '../relief/noise.ts'

/** Sun through a window: bright panes that lean, the rest a little cooler. `x` and `y` move it, `size` is a pane's share of the width. */
export function paneLight(
  x: number,
  y: number,
  size: number,
  aspect: number,
  soft = 0.012,
): (x: number, y: number) => Rgb {
  return (px, py) => {
    const v = (py / aspect - y) / (size * 1.35)
    const u = (px - x - (py / aspect - y) * 0.55) / size
    const blur = soft / size + Math.max(0, v) * 0.012
    const inside = slot(u, 0, 1.94, blur) * slot(v, 0, 1.94, blur)
    const bars = 1 - (1 - bar(u, 0.97, blur)) * (1 - bar(v, 0.97, blur))
    return sunlit(inside * (1 - bars))
  }
}

/** Sun through leaves. */
export function leafLight(seed: number, aspect: number, size = 0.2): (x: number, y: number) => Rgb {
  return (px, py) => {
    const x = px / size
    const y = py / aspect / size
    const turned = layeredNoise((x * 0.8 + y * 0.6) * 2.6, (y * 0.8 - x * 0.6) * 0.7, seed, 3)
    return sunlit(step(turned + 0.12 + (0.45 - px) * 0.5, -0.1, 0.1))
  }
}

/** Even light with a broad shade from one side. */
export function sideLight(from: number, to: number): (x: number, y: number) => Rgb {
  return (px, py) => sunlit(1 - step(px * 0.8 + py * 0.35, from, to))
}

/** A soft pool of light around a place of the image, `size` of its width across; it leaves no edge anywhere. */
export function poolLight(x: number, y: number, size: number, aspect: number): (x: number, y: number) => Rgb {
  return (px, py) => sunlit(0.25 + 0.75 * (1 - step(Math.hypot(px - x, (py - y) / aspect), size * 0.15, size)))
}

function sunlit(share: number): Rgb {
  return [0.74 + 0.37 * share, 0.745 + 0.335 * share, 0.77 + 0.275 * share]
}

function slot(value: number, from: number, to: number, soft: number): number {
  return step(value, from - soft, from + soft) * (1 - step(value, to - soft, to + soft))
}

function bar(value: number, at: number, soft: number): number {
  return 1 - step(Math.abs(value - at), 0.03 - soft * 0.6, 0.03 + soft)
}

function step(value: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
