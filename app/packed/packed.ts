/**
 * What a loader returns in a short form: names of fields once, every text once, and no marks between them that a script in
 * a page would have to escape. `pack` writes it, `unpack` reads it.
 */
export interface Packed<Value> {
  /** A character that none of the texts has, and the texts in the order of their first use, each after one of it. */
  texts: string
  /**
   * What is made of them, value by value, separated by commas: nothing for the next new text, the number of a text before,
   * or a mark, of which the first five have a number behind them.
   */
  values: string
  /** Only for the compiler. */
  of?: Value
}

export const numberMark = '='
/** A list of this number of values. */
export const listMark = '['
/** An object with this number of fields: their names, then their values. */
export const shapeMark = '{'
/** An object with the names of an earlier one, by the number of that shape: its values. */
export const shapedMark = '('
/** A list or an object as before, by its number. */
export const againMark = '&'
export const trueMark = 't'
export const falseMark = 'f'
export const nullMark = 'n'
export const undefinedMark = 'u'

/** What is packed by a loader. */
export type Unpacked<Loader extends (...args: never[]) => Promise<Packed<unknown>>> = NonNullable<
  Awaited<ReturnType<Loader>>['of']
>

/** What has been packed or unpacked, so that it is unpacked once; on the server never. */
export const unpackedOf = new WeakMap<object, unknown>()
