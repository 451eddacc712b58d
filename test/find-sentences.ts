import { parseSync } from 'vite'

/** A text in the source that a person would read, outside of the message catalog. */
export interface FoundSentence {
  line: number
  text: string
}

type Node = { type: string; start: number } & Record<string, unknown>

/** Attributes and properties whose text is shown or read aloud, however short it is. */
const shown =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|emptyText|hint|label|lead|message|missing|msg|nextLabel|placeholder|question|sentence|subject|title|unit)$/

/** Attributes and properties that are never shown. */
const hidden = /^(?:[\w-]*[cC]lass(?:Name)?|d|style|cause)$/

/** The description of the API is for engineers, in English as its names are. */
const describesApi = /^(?:summary|description|examples)$/

/** Errors of the program and log lines are read by engineers. */
const forEngineers =
  /^(?:Error|TypeError|RangeError|AbortError|assert|DOMException|console|log|logger|logFailure|warn)$/

/** Anything to read but an address. */
const isWord = (text: string) => /\p{L}{2,}/u.test(text) && !/^[/#.]/.test(text)

function isSentence(text: string): boolean {
  if (!/\p{L}{2,}.*\s.*\p{L}{2,}/su.test(text)) return false
  return /^\s*\p{Lu}[\p{Ll}’']*[\s,:]/u.test(text) || /\p{L}[.!?…]\s*$/u.test(text)
}

/** The sentences in a TypeScript file that are not messages of the catalog. */
export function findSentences(file: string, code: string): FoundSentence[] {
  const found: FoundSentence[] = []
  const note = (node: Node, text: string) =>
    found.push({ line: code.slice(0, node.start).split('\n').length, text: text.trim().replace(/\s+/g, ' ') })

  function visit(node: Node, name: string | null): void {
    if (isOfEngineers(node)) return
    const text = textOf(node)
    if (
      text !== null &&
      (node.type === 'JSXText' ? isWord(text) : isSentence(text) || (name !== null && shown.test(name) && isWord(text)))
    )
      note(node, text)
    visitChildren(node, name)
  }

  function visitChildren(node: Node, name: string | null): void {
    for (const [key, value] of Object.entries(node)) {
      for (const child of [value].flat()) {
        if (!isNode(child) || isSkipped(node, key)) continue
        const own = nameOf(child)
        if (own !== null && (hidden.test(own) || (file.startsWith('contract/') && describesApi.test(own)))) continue
        visit(child, own ?? (passesName.test(node.type) ? name : null))
      }
    }
  }

  visit(parseSync(file, code).program as unknown as Node, null)
  return found
}

/** Inside of these, a text is still that of the attribute or property around it. */
const passesName =
  /^(?:Property|JSXAttribute|JSXExpressionContainer|ConditionalExpression|LogicalExpression|TSAsExpression|ArrowFunctionExpression|ParenthesizedExpression|TSSatisfiesExpression)$/

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** The text of a literal; of a template, with "•" for its values. */
function textOf(node: Node): string | null {
  if (node.type === 'JSXText' || node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type !== 'TemplateLiteral') return null
  const parts = node.quasis as { value: { cooked: string } }[]
  return parts.map(({ value }) => value.cooked).join('•')
}

/** The name of an attribute or property. */
function nameOf(node: Node): string | null {
  if (node.type !== 'JSXAttribute' && node.type !== 'Property') return null
  const { name, value } = (node.name ?? node.key) as { name?: unknown; value?: unknown }
  return typeof name === 'string' ? name : typeof value === 'string' ? value : ''
}

function isSkipped(parent: Node, key: string): boolean {
  if (parent.type === 'Property' || parent.type === 'JSXAttribute') return key === 'key' || key === 'name'
  return key === 'source' || key === 'typeAnnotation' || key === 'typeArguments' || key === 'returnType'
}

function isOfEngineers(node: Node): boolean {
  if (/^TS(?:TypeAlias|Interface|Type|Literal)/.test(node.type) || node.type === 'TaggedTemplateExpression') return true
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return false
  const callee = node.callee as Node
  const root = callee.type === 'MemberExpression' ? (callee.object as Node) : callee
  const owner = root.type === 'MemberExpression' ? (root.property as Node) : root
  return typeof owner.name === 'string' && forEngineers.test(owner.name)
}
