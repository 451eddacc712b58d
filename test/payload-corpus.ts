import * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'

type Schema = z.core.JSONSchema.BaseSchema
type Path = readonly (string | number)[]

/** A payload that is invalid in one place, and how. */
export interface WrongPayload {
  what: string
  payload: Record<string, unknown>
}

/** A valid payload of a call, generated from its schema. */
export function samplePayload(call: Call): Record<string, unknown> {
  const sample = sampleOf(schemaOf(call))
  if (typeof sample !== 'object' || sample === null) throw new Error(`${call.path} takes no object`)
  return { ...sample }
}

/** The sample with each field in turn missing, of another type, too long, out of range, or with invalid characters. */
export function wrongPayloads(call: Call): WrongPayload[] {
  const sample = samplePayload(call)
  return placesIn(schemaOf(call), []).flatMap(({ path, schema, isRequired }) => {
    const name = path.join('.')
    const values = wrongValues(schema).map(({ what, value }) => ({
      what: `${name}: ${what}`,
      payload: withValue(sample, path, value),
    }))
    return isRequired ? [{ what: `no ${name}`, payload: withValue(sample, path, undefined) }, ...values] : values
  })
}

function schemaOf(call: Call): Schema {
  return z.toJSONSchema(call.payload, { io: 'input', unrepresentable: 'any' })
}

// A nullable type is described by its other half.
function solid(schema: Schema): { schema: Schema; mayBeNull: boolean } {
  const choices = (schema.anyOf ?? [schema]).map(asSchema)
  const other = choices.find(({ type }) => type !== 'null') ?? schema
  return { schema: other, mayBeNull: choices.length > 1 }
}

function sampleOf(whole: Schema): unknown {
  const { schema } = solid(whole)
  const { type, format, pattern, items, properties } = schema
  if (schema.examples) return schema.examples[0]
  if (schema.enum) return schema.enum[0]
  if (type === 'object') {
    return Object.fromEntries(Object.entries(properties ?? {}).map(([name, each]) => [name, sampleOf(asSchema(each))]))
  }
  if (type === 'array') return [sampleOf(asSchema(items))]
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (type === 'boolean') return true
  if (format === 'uuid') return '6f1c9a3e-58a4-4b0e-9d5e-0f6f2c1f7a10'
  if (format === 'date') return '2026-01-31'
  return pattern ? 'sample-0001' : 'sample'
}

function placesIn(whole: Schema, path: Path): { path: Path; schema: Schema; isRequired: boolean }[] {
  const { schema } = solid(whole)
  const { properties, items, required = [] } = schema
  const inside = Object.entries(properties ?? {}).flatMap(([name, each]) => {
    const place = { path: [...path, name], schema: asSchema(each), isRequired: required.includes(name) }
    return [place, ...placesIn(place.schema, place.path)]
  })
  if (!items) return inside
  const first = { path: [...path, 0], schema: asSchema(items), isRequired: false }
  return [...inside, first, ...placesIn(first.schema, first.path)]
}

function wrongValues(whole: Schema): { what: string; value: unknown }[] {
  const { schema, mayBeNull } = solid(whole)
  const { type, maxLength, minimum, maximum, maxItems, items } = schema
  const found: { what: string; value: unknown; isWrong: boolean }[] = [
    { what: 'a NUL', value: 'a\0b', isWrong: true },
    { what: 'half a sign', value: 'a\ud800b', isWrong: true },
    { what: 'null', value: null, isWrong: type !== undefined && !mayBeNull },
    { what: 'a number', value: 7, isWrong: type === 'string' || type === 'array' || type === 'object' },
    { what: 'a text', value: '7', isWrong: type !== undefined && type !== 'string' },
    { what: 'true', value: true, isWrong: type !== undefined && type !== 'boolean' },
    { what: 'an object', value: { $ne: null }, isWrong: type !== undefined && type !== 'object' },
    { what: 'a list', value: [[]], isWrong: type !== undefined },
    {
      what: 'something else',
      value: 'no such value',
      isWrong: schema.enum !== undefined || schema.format !== undefined,
    },
    { what: 'too long', value: 'x'.repeat((maxLength ?? 0) + 1), isWrong: maxLength !== undefined },
    { what: 'too small', value: (minimum ?? 0) - 1, isWrong: minimum !== undefined },
    { what: 'too large', value: (maximum ?? 0) + 1, isWrong: maximum !== undefined },
    { what: 'half', value: 1.5, isWrong: type === 'integer' },
    {
      what: 'too many',
      value: Array((maxItems ?? 0) + 1).fill(sampleOf(asSchema(items))),
      isWrong: maxItems !== undefined,
    },
  ]
  return found.filter(({ isWrong }) => isWrong)
}

function withValue(target: unknown, [key = '', ...rest]: Path, value: unknown): Record<string, unknown> {
  const copy: Record<string, unknown> = Object.assign(Array.isArray(target) ? [] : {}, target)
  copy[key] = rest.length === 0 ? value : withValue(copy[key], rest, value)
  return copy
}

function asSchema(each: unknown): Schema {
  return isSchema(each) ? each : {}
}

function isSchema(each: unknown): each is Schema {
  return typeof each === 'object' && each !== null && !Array.isArray(each)
}
