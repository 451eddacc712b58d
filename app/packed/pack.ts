import {
  againMark,
  falseMark,
  listMark,
  nullMark,
  numberMark,
  type Packed,
  shapedMark,
  shapeMark,
  trueMark,
  undefinedMark,
  unpackedOf,
} from './packed.ts'

/** A list or an object, once for all that are equal. */
interface Composite {
  id: number
  head: string
  items: readonly Item[]
  /** Its number among those written; -1 before. */
  place: number
}

/** A text by its number, another scalar as it is written, or a list or object. */
type Item = number | string | Composite

const firstSeparator = '|'.codePointAt(0) ?? 0

/**
 * The short form of what a loader returns: texts, numbers, truth values, null, undefined, lists and plain objects of them.
 * On the server the pages get the value itself back.
 */
export function pack<Value extends object>(value: Value): Packed<Value> {
  const { texts, itemOf } = createIndex()
  const values: string[] = []
  const shapes = new Map<string, number>()
  let newest = 0
  let composites = 0

  function writeHead(head: string): void {
    const place = shapes.get(head)
    if (head.startsWith(listMark)) values.push(head)
    else if (place !== undefined) values.push(shapedMark + place)
    else {
      const names = head === '' ? [] : head.split(',').map(Number)
      shapes.set(head, shapes.size)
      values.push(shapeMark + names.length)
      names.forEach(write)
    }
  }

  function write(item: Item): void {
    if (typeof item === 'string') values.push(item)
    else if (typeof item === 'number') values.push(item === newest ? '' : String(item))
    else if (item.place >= 0) values.push(againMark + item.place)
    else {
      writeHead(item.head)
      item.items.forEach(write)
      item.place = composites++
    }
    if (item === newest) newest++
  }

  write(itemOf(value))
  const separator = separatorOf(texts)
  const packed = { texts: texts.map((each) => separator + each).join(''), values: values.join(',') }
  unpackedOf.set(packed, value)
  return packed
}

/** Numbers texts in the order of their first use, and finds equal lists and objects. */
function createIndex() {
  const numbers = new Map<string, number>()
  const texts: string[] = []
  const composites = new Map<string, Composite>()

  function textOf(text: string): number {
    const known = numbers.get(text)
    if (known !== undefined) return known
    numbers.set(text, texts.length)
    return texts.push(text) - 1
  }

  function itemOf(value: unknown): Item {
    switch (typeof value) {
      case 'string':
        return textOf(value)
      case 'number':
        return numberMark + value
      case 'boolean':
        return value ? trueMark : falseMark
      case 'undefined':
        return undefinedMark
      case 'object':
        return value === null ? nullMark : compositeOf(value)
      default:
        throw new TypeError(`A ${typeof value} cannot be packed`)
    }
  }

  function compositeOf(value: object): Composite {
    const isList = Array.isArray(value)
    if (!isList && Object.getPrototypeOf(value) !== Object.prototype)
      throw new TypeError('Only plain data can be packed')
    const head = isList ? listMark + value.length : Object.keys(value).map(textOf).join(',')
    const items: Item[] = Object.values(value).map(itemOf)
    const key = `${head};${items.map((item) => (typeof item === 'object' ? `#${item.id}` : item)).join()}`
    const known = composites.get(key)
    if (known) return known
    const composite = { id: composites.size, head, items, place: -1 }
    composites.set(key, composite)
    return composite
  }

  return { texts, itemOf }
}

/** The first character from `|` on that no text has. */
function separatorOf(texts: readonly string[]): string {
  const all = texts.join('')
  let code = firstSeparator
  while (all.includes(String.fromCodePoint(code))) code++
  return String.fromCodePoint(code)
}
