/** What a table has under a word from outside; undefined for words that every object knows, such as "constructor". */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined
}
