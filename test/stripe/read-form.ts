/** Parses the forms of stripe-node: `line_items[0][price_data][currency]=usd`; lists become objects with numeric keys. */
export interface Form {
  [name: string]: string | Form
}

export function readForm(text: string): Form {
  const form: Form = {}
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.split(/[[\]]+/).filter(Boolean)
    const last = names.pop() ?? ''
    let at = form
    for (const name of names) {
      const next = at[name]
      at = typeof next === 'object' ? next : put(at, name)
    }
    at[last] = value
  }
  return form
}

function put(form: Form, name: string): Form {
  const made: Form = {}
  form[name] = made
  return made
}

/** The text of a field; '' if it is missing or has nested fields. */
export function textIn(form: Form, ...path: string[]): string {
  const found = fieldIn(form, path)
  return typeof found === 'string' ? found : ''
}

/** The nested fields of a name; empty if there are none. */
export function partIn(form: Form, ...path: string[]): Form {
  const found = fieldIn(form, path)
  return typeof found === 'object' ? found : {}
}

/** The entries of a list, each with nested fields. */
export function listIn(form: Form, ...path: string[]): Form[] {
  return Object.values(partIn(form, ...path)).filter((entry) => typeof entry === 'object')
}

function fieldIn(form: Form, path: readonly string[]): string | Form | undefined {
  return path.reduce<string | Form | undefined>((at, name) => (typeof at === 'object' ? at[name] : undefined), form)
}
