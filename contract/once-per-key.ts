/** Computes what takes long once for each key; for keys that are few, such as locales. */
export function oncePerKey<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>()
  return (key) => {
    const value = known.get(key) ?? compute(key)
    known.set(key, value)
    return value
  }
}
