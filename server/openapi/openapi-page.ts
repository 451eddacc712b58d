import { createHash } from 'node:crypto'
import { type BrandColors, deriveDark, derivePalette } from '#contract/brand/derive-palette.ts'
import { type Access, type Call, directAddress } from '#contract/call.ts'
import { ownValue } from '#contract/own-value.ts'
import { allCalls } from '../operation-of.ts'
import { limitInWords, nounOf, payloadSchema, responseSchema, type Schema } from './openapi.ts'

function styleOf(colors: BrandColors): string {
  const palette = derivePalette(colors)
  const darkPalette = deriveDark(colors)
  return `
:root { color-scheme: light dark; --ink: light-dark(${palette.ink}, ${palette.paper});
  --ground: light-dark(${palette.paper}, ${palette.ink}); --line: light-dark(${palette.line}, ${darkPalette.line});
  --soft: light-dark(${palette.inkSoft}, ${darkPalette.inkSoft});
  --accent: light-dark(${palette.accent}, ${darkPalette.accent}) }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 64rem; padding: 2rem 1.25rem 6rem; background: var(--ground); color: var(--ink);
  font: 16px/1.6 system-ui, sans-serif }
h1 { font: 400 clamp(2.25rem, 1.5rem + 3.4vw, 3rem)/1.1 "Times New Roman", serif; margin: 0 0 .75rem }
h2 { margin: 3.5rem 0 1rem; font-size: 1.25rem; text-transform: capitalize }
h3 { margin: 0; font: 600 1rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
a { color: var(--accent) }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none; text-transform: capitalize }
article { border-top: 1px solid var(--line); padding: 1.25rem 0 }
p { margin: .4rem 0; max-width: 44rem }
.soft { color: var(--soft); font-size: .875rem }
b { color: var(--accent) }
details { margin-top: .5rem }
summary { cursor: pointer; min-height: 1.75rem }
code, pre { font: .875rem/1.6 ui-monospace, monospace; overflow-wrap: anywhere }
pre { margin: .5rem 0 0; padding: .75rem 1rem; overflow-x: auto; border: 1px solid var(--line); white-space: pre-wrap;
  overflow-wrap: anywhere }
`
}

/** The Content-Security-Policy of the page: only its own inline style, no framing. */
export function openapiPagePolicy(colors: BrandColors): string {
  const hash = createHash('sha256').update(styleOf(colors)).digest('base64')
  return `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`
}

const access: Record<Access, string> = {
  anyone: 'anyone',
  customer: 'customers',
  staff: 'staff',
  support: 'support',
  editor: 'editors',
  manager: 'managers',
  owner: 'owners',
}

/** The API reference in the shop's colors, as an HTML page without scripts or external resources. */
export function openapiPage(colors: BrandColors): string {
  const nouns = Map.groupBy(allCalls, nounOf)
  const names = [...nouns.keys()]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Vitrine API</title>
<style>${styleOf(colors)}</style>
</head>
<body>
<header>
<h1>Vitrine API</h1>
<p>Send a call to <code>POST /gateway</code> as <code>{"method", "path", "payload"}</code>, or its payload to its
direct route. Every reply is JSON with a <code>status</code>; errors have a <code>message</code> to display. Browsers
authenticate by a cookie, other clients by the <code>token</code> of login in the payload. Amounts are in the currency of the shop, times are
ISO 8601. OpenAPI: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<nav aria-label="Nouns"><ul>${names.map((noun) => `<li><a href="#${noun}">${noun}</a></li>`).join('')}</ul></nav>
</header>
<main>
${[...nouns].map(([noun, calls]) => sectionOf(noun, calls)).join('\n')}
</main>
</body>
</html>
`
}

function sectionOf(noun: string, calls: Call[]): string {
  return `<section id="${noun}"><h2>${noun}</h2>${calls.map(articleOf).join('\n')}</section>`
}

function articleOf(call: Call): string {
  const direct = `<code>${call.method} ${escapeHtml(directAddress(call))}</code>`
  const ways = call.entry === 'direct' ? direct : `gateway or ${direct}`
  const limit = limitInWords(call)
  const facts = [`For ${access[call.access]}`, ways, limit].filter(Boolean)
  return `<article>
<h3><b>${call.method}</b> ${escapeHtml(call.path)}</h3>
<p>${escapeHtml(call.summary)}</p>
<p class="soft">${facts.join(' · ')}</p>
<details><summary>Payload and reply</summary>
<pre>${escapeHtml(formatType(payloadSchema(call)))}</pre>
<pre>${escapeHtml(formatType(responseSchema(call)))}</pre>
</details>
</article>`
}

/** A JSON schema in short notation: `{ email?: string(254), rating: 1..5 }`. */
export function formatType(schema: Schema, indent = ''): string {
  const { type, properties, items, anyOf, enum: choices, format } = schema
  if (anyOf) return anyOf.map((each) => formatType(asSchema(each), indent)).join(' | ')
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (type === 'array') return `${formatType(asSchema(items), indent)}[]`
  if (type === 'object') return formatObject(properties ?? {}, schema.required ?? [], indent)
  if (type === 'string') return format ?? (schema.maxLength ? `string(${schema.maxLength})` : 'string')
  if (type === 'integer' || type === 'number') return formatNumber(schema)
  return typeof type === 'string' ? type : 'anything'
}

function formatObject(
  properties: NonNullable<Schema['properties']>,
  required: readonly string[],
  indent: string,
): string {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(
    ([name, each]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${formatType(asSchema(each), inner)}\n`,
  )
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`
}

// zod bounds every integer by MAX_SAFE_INTEGER, which is not worth showing.
function formatNumber({ type, minimum, maximum }: Schema): string {
  const isBounded = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
  return isBounded ? `${type}(${minimum ?? ''}..${maximum})` : `${type}`
}

function asSchema(each: unknown): Schema {
  return isSchema(each) ? each : {}
}

function isSchema(each: unknown): each is Schema {
  return typeof each === 'object' && each !== null && !Array.isArray(each)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ownValue(entities, sign) ?? sign)
}
