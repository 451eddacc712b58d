/** React Router's own tags for a page's code, and what stands in their place until the page has been painted. */
const tags = [
  ['<link rel="modulepreload" ', '<link rel="later" '],
  ['<script type="module" async="">', '<script type="later">'],
] as const

/**
 * A page whose code waits: asked for at once, it would take the line from the fonts and the first image, and the
 * processor from drawing them. Needs `codeAfterPaintScript` in the page; presses in between are kept (`early-press.ts`).
 */
export function withCodeAfterPaint(html: string): string {
  return tags.reduce((page, [tag, waiting]) => page.replaceAll(tag, waiting), html)
}

/** Runs at the end of the body: asks for the page's code once the page was painted, or at once where nobody looks. */
export const codeAfterPaintScript = `(function(d){function wake(){\
d.querySelectorAll('link[rel=later]').forEach(function(l){l.rel='modulepreload'});\
d.querySelectorAll('script[type=later]').forEach(function(l){var s=d.createElement('script');s.type='module';s.text=l.text;l.replaceWith(s)})}\
if(d.hidden)wake();else requestAnimationFrame(function(){setTimeout(wake)})})(document)`
