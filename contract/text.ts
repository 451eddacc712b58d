/** Whether a text looks like an e-mail address we can write to; linear in its length. */
export function isEmail(value: string): boolean {
  if (value.length > 254 || !/^[\x21-\x7e\u00a1-\uffff]+$/.test(value)) return false
  const at = value.lastIndexOf('@')
  const local = value.slice(0, at)
  const domain = value.slice(at + 1)
  if (at < 1 || local.length > 64 || local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false
  if (/[@,;:<>()[\]"\\]/.test(local)) return false
  const labels = domain.split('.')
  return (
    labels.length > 1 &&
    labels.every((label) => /^[a-z0-9\u00a1-\uffff]([a-z0-9\u00a1-\uffff-]{0,61}[a-z0-9\u00a1-\uffff])?$/i.test(label))
  )
}

/** The form in which an address is stored and compared: trimmed, normalised, the domain in lower case. */
export function normalEmail(value: string): string {
  const trimmed = value.trim().normalize('NFC')
  const at = trimmed.lastIndexOf('@')
  return at < 0 ? trimmed : trimmed.slice(0, at + 1) + trimmed.slice(at + 1).toLowerCase()
}

/** The plain words of an address: lower case, spaces and signs as hyphens. Source: spec section 2, product links. */
export function slug(value: string): string {
  return value
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
