/** React Router's script tags, and their replacements until the page has been painted. */
const tags = [
  ['<link rel="modulepreload" ', '<link rel="later" '],
  ['<script type="module" async="">', '<script type="later">'],
] as const

/**
 * Defers a page's module scripts until first paint, so that they do not compete with fonts and the first image. Needs
 * `deferredCodeScript` in the page; presses in between are recorded (`early-press.ts`).
 */
export function deferCode(html: string): string {
  return tags.reduce((page, [tag, waiting]) => page.replaceAll(tag, waiting), html)
}

/** Runs at the end of the body: loads the page's code after first paint, or at once in a hidden tab. */
export const deferredCodeScript = `(function(d){function load(){\
d.querySelectorAll('link[rel=later]').forEach(function(l){l.rel='modulepreload'});\
d.querySelectorAll('script[type=later]').forEach(function(l){var s=d.createElement('script');s.type='module';s.text=l.text;l.replaceWith(s)})}\
if(d.hidden)load();else requestAnimationFrame(function(){setTimeout(load)})})(document)`
