import * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import type { seededRandom } from './seeded-random.ts'

type Schema = z.core.JSONSchema.BaseSchema
type Random = ReturnType<typeof seededRandom>

/** Words that are also names of what every object has, and words that databases, pages and files read as something else. */
export const hostileWords = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype', 'length', 'then'],
  ...[
    '',
    ' ',
    '%',
    '_',
    '\\',
    "'",
    '"',
    '`',
    '$1',
    '{{x}}',
    '%00',
    '%ff',
    '%',
    '../../etc/passwd',
    '/',
    '//evil.example',
  ],
  ...[
    'null',
    'undefined',
    'NaN',
    '-1',
    '0',
    '1e309',
    '9'.repeat(40),
    'true',
    '[]',
    '{}',
    '()',
    '*',
    '?',
    '[',
    ':*',
    '!',
    '&|',
  ],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=1>',
    'javascript:1',
    "' or 1=1 --",
    'a@b.c',
    '=1+1',
    '@SUM(A1)',
  ],
  ...[
    '\u202e',
    '\u200b',
    '\ufeff',
    '\u0130',
    'ß',
    'ﬃ',
    '👩‍👩‍👧',
    'e\u0301\u0301\u0301',
    '\u2028',
    '\t',
    '\r\n',
    'ａ',
    '٣',
  ],
  ...['2026-02-30', '0000-00-00', '9999-99-99', '+275760-09-13T00:00:00.001Z', '2026-01-31T24:61:61Z', '99:99', 'P1Y'],
  ...['9999-99-99T99:99:99.999999Z_11111111-1111-4111-8111-111111111111', '11111111-1111-4111-8111-11111111111g'],
  ...[
    'dress constructor',
    'red __proto__ dress',
    'x'.repeat(60),
    'ab '.repeat(30),
    'W/"x"',
    'us-east-1',
    'EUR',
    'zz',
    'ZZ',
    'XXX',
  ],
]

const hostileNumbers = [
  0,
  -0,
  1,
  -1,
  2,
  100,
  0.1,
  1.005,
  -0.5,
  1e-7,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e15,
  1e21,
  1e308,
]

/**
 * A payload of a call with the shape that its schema asks for and hostile values in it, the same for the same numbers.
 * `known` are values that the shop has, so that calls do more than look for what is not there.
 */
export function hostilePayload(call: Call, random: Random, known: readonly string[]): Record<string, unknown> {
  const whole = z.toJSONSchema(call.payload, { io: 'input', unrepresentable: 'any' })
  const made = random.chance(0.9) ? valueFor(whole, random, known) : null
  const payload: Record<string, unknown> = typeof made === 'object' && made !== null ? { ...made } : {}
  if (random.chance(0.1)) payload[random.pick(hostileWords.slice(1, 40))] = random.pick(hostileWords)
  return payload
}

function valueFor(whole: Schema, random: Random, known: readonly string[]): unknown {
  // Now and then something that the schema does not ask for.
  if (random.chance(0.04)) return random.pick([null, true, 7, 'x', [], {}, [[]], { a: {} }, ...hostileWords])
  const schema = random.pick((whole.anyOf ?? whole.oneOf ?? [whole]).map(asSchema))
  const { type, items, properties, required = [] } = schema
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.chance(0.9) ? random.pick(schema.enum) : random.pick(hostileWords)
  if (type === 'null') return null
  if (type === 'boolean') return random.chance(0.5)
  if (type === 'integer' || type === 'number') return numberFor(schema, random)
  if (type === 'array') {
    const length = random.pick([0, 1, 1, 2, 3]) ?? 1
    return Array.from({ length }, () => valueFor(asSchema(items), random, known))
  }
  if (type === 'object') {
    const given = Object.entries(properties ?? {}).filter(([name]) =>
      random.chance(required.includes(name) ? 0.98 : 0.6),
    )
    return Object.fromEntries(given.map(([name, each]) => [name, valueFor(asSchema(each), random, known)]))
  }
  return textFor(schema, random, known)
}

function numberFor({ type, minimum = -10, maximum = 1_000_000 }: Schema, random: Random): number {
  if (random.chance(0.5)) return random.pick([minimum, maximum, minimum + 1, maximum - 1, Math.min(maximum, 1)]) ?? 0
  const value = random.pick(hostileNumbers) ?? 0
  return type === 'integer' ? Math.trunc(value) : value
}

function textFor({ format, examples, pattern }: Schema, random: Random, known: readonly string[]): string {
  if (format === 'uuid' && random.chance(0.9)) return random.pick([...known.filter(isUuid), crypto.randomUUID()]) ?? ''
  if (format === 'date' && random.chance(0.7))
    return random.pick(['2026-01-31', '0001-01-01', '9999-12-31', '2024-02-29']) ?? ''
  if (Array.isArray(examples) && random.chance(0.7)) return String(examples[0])
  if (pattern && random.chance(0.3)) return 'sample-0001'
  if (random.chance(0.3)) return random.pick(known) ?? ''
  return random.pick(hostileWords) ?? ''
}

function isUuid(value: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value)
}

function asSchema(each: unknown): Schema {
  return isSchema(each) ? each : {}
}

function isSchema(each: unknown): each is Schema {
  return typeof each === 'object' && each !== null && !Array.isArray(each)
}
