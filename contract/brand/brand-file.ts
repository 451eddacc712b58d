/** The name of a logo or icon: the hash of its content, its size in pixels and its format, as in `…-276x104.svg`. */
const form = /^[\w-]{22}-([1-9]\d{0,3})x([1-9]\d{0,3})\.(svg|png)$/

/** What the name of a logo or icon says about it; null for any other text. */
export function readBrandFile(name: string): { width: number; height: number; format: 'svg' | 'png' } | null {
  const [, width, height, format] = form.exec(name) ?? []
  return format ? { width: Number(width), height: Number(height), format: format === 'svg' ? 'svg' : 'png' } : null
}

/** The path of a logo or icon; its content never changes. */
export const brandFilePath = (name: string): string => `/brand/${name}`

/** The largest logo in an email, in CSS pixels. */
const emailBox = { width: 200, height: 44 }

/** A logo as the PNG that mail clients show, with the size it is shown in. */
export function emailLogo(name: string): { path: string; width: number; height: number } | null {
  const file = readBrandFile(name)
  if (!file) return null
  const scale = Math.min(emailBox.width / file.width, emailBox.height / file.height)
  const [width, height] = [Math.ceil(file.width * scale), Math.ceil(file.height * scale)]
  return { path: `${brandFilePath(name)}/email.png`, width, height }
}
