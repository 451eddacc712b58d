/**
 * The bytes of a text in which each of some texts is replaced; of two that overlap, the one that begins first. The text is
 * long, so it is not copied.
 */
export function encodeReplaced(text: string, replacements: readonly (readonly [found: string, by: string])[]): Buffer {
  const edits = replacements.flatMap(([found, by]) =>
    placesOf(text, found).map((at) => ({ at, end: at + found.length, by })),
  )
  edits.sort((one, other) => one.at - other.at)
  const parts: string[] = []
  let done = 0
  for (const { at, end, by } of edits) {
    if (at < done) continue
    parts.push(text.slice(done, at), by)
    done = end
  }
  parts.push(text.slice(done))
  return Buffer.concat(parts.map((part) => Buffer.from(part)))
}

function placesOf(text: string, found: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(found); at >= 0; at = text.indexOf(found, at + found.length)) places.push(at)
  return places
}
