/** Whether a text is a valid email address; runs in linear time. */
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

/** The stored form of an email address: trimmed, normalized, the domain in lower case. */
export function normalEmail(value: string): string {
  const trimmed = value.trim().normalize('NFC')
  const at = trimmed.lastIndexOf('@')
  return at < 0 ? trimmed : trimmed.slice(0, at + 1) + trimmed.slice(at + 1).toLowerCase()
}

/** The slug of a text: lower case, spaces and punctuation as hyphens. Source: spec section 2, product links. */
export function slug(value: string): string {
  return value
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
