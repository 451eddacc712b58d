import * as packed from './packed.ts'

/** What `pack` was given, or what is not packed as it is; the same object every time. */
export function unpack<Value extends object>(given: packed.Packed<Value> | Value): Value {
  if (!('texts' in given && 'values' in given)) return given
  const value = packed.unpackedOf.get(given) ?? read(given)
  packed.unpackedOf.set(given, value)
  return value as Value
}

function read({ texts, values }: packed.Packed<unknown>): unknown {
  const words = texts.slice(1).split(texts.charAt(0))
  const tokens = values.split(',')
  const shapes: string[][] = []
  const seen: unknown[] = []
  let at = 0
  let next = 0

  const some = <Item>(count: number, item: () => Item) => Array.from({ length: count }, item)
  const token = () => tokens[at++] ?? ''
  const text = (written = token()) => words[written === '' ? next++ : Number(written)] ?? ''

  function object(names: readonly string[] = []): object {
    return Object.fromEntries(names.map((name) => [name, value()]))
  }

  function value(): unknown {
    const written = token()
    const count = Number(written.slice(1))
    let found: unknown
    switch (written.charAt(0)) {
      case packed.numberMark:
        return count
      case packed.againMark:
        return seen[count]
      case packed.trueMark:
        return true
      case packed.falseMark:
        return false
      case packed.nullMark:
        return null
      case packed.undefinedMark:
        return
      case packed.listMark:
        found = some(count, value)
        break
      case packed.shapedMark:
        found = object(shapes[count])
        break
      case packed.shapeMark:
        shapes.push(some(count, () => text()))
        found = object(shapes.at(-1))
        break
      default:
        return text(written)
    }
    seen.push(found)
    return found
  }

  return value()
}
