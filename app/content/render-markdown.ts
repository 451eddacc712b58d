import { Marked, type Tokens } from 'marked'
import { slug } from '#contract/text.ts'

export interface Section {
  id: string
  title: string
}

/** Allowed link schemes; a URL without one is a page of this shop. */
const safeAddress = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i

/** Renders GitHub-flavored Markdown and lists its sections. HTML in the text is escaped. */
export function renderMarkdown(text: string): { html: string; sections: Section[] } {
  const sections: Section[] = []
  const marked = new Marked({
    gfm: true,
    renderer: {
      html: ({ text: typed }: Tokens.HTML | Tokens.Tag) => escapeHtml(typed),
      image: ({ text: alt }: Tokens.Image) => escapeHtml(alt),
      heading({ tokens, depth, text: title }: Tokens.Heading) {
        const inner = this.parser.parseInline(tokens)
        if (depth !== 2) return `<h${depth}>${inner}</h${depth}>\n`
        const plain = unescapeHtml(title.replace(/[*_`]/g, ''))
        const id = slug(plain)
        sections.push({ id, title: plain })
        return `<h2 id="${id}">${inner}</h2>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens)
        return safeAddress.test(href) ? `<a href="${escapeHtml(href)}">${inner}</a>` : inner
      },
    },
  })
  const html = marked.parse(text, { async: false })
  return { html: html.replace(/<table>[\s\S]*?<\/table>/g, '<div class="table" tabindex="0">$&</div>'), sections }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function unescapeHtml(text: string): string {
  return text
    .replace(/&amp;/g, '&')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
}
