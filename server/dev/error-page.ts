import type { SourceError } from './describe-error.ts'

/** A page with an error in the sources; it reloads itself once Vite reports that the shop is back. */
export function errorPage(error: SourceError): string {
  const title = escapeHtml(error.headline)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<style>
body { margin: 3rem auto; max-width: 70rem; padding: 0 1.5rem; font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.25rem; color: #b3261e; white-space: pre-wrap; }
pre { overflow-x: auto; padding: 1rem; background: #f4f2ef; font: 0.875rem/1.6 ui-monospace, monospace; }
</style>
<script type="module" src="/@vite/client"></script>
</head>
<body>
<h1>${title}</h1>
${error.frame && `<pre>${escapeHtml(error.frame)}</pre>`}
<pre>${escapeHtml(error.stack)}</pre>
<p>This page reloads when the error is fixed.</p>
</body>
</html>
`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
