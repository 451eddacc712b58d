import { chunkTimeoutMs } from '#app/ui/lazy-part.ts'
import { uiMessages } from '#messages/en-US/ui.ts'

const noteClass =
  'fixed top-32 left-1/2 z-60 w-max max-w-full -translate-x-1/2 rounded-small border border-ink bg-ink px-4 py-3 text-small text-paper shadow-lift'

/**
 * Runs at the end of the body: loads the page's code after first paint, or at once in a hidden tab. Each file is requested
 * in a task of its own, since a request takes milliseconds on a phone. Links are marked at the first sign of a visitor:
 * looking their routes up renders the page again, which a page that is only loading can do without. Code that cannot be
 * loaded is said; the page stays as the server rendered it, and the next press reloads it: browsers do not ask for a
 * module again that failed on the same page.
 */
export const deferredCodeScript = () => `(function(d,w){var signs=['pointermove','touchstart','keydown','scroll'];\
function soon(f){d.hidden?f():setTimeout(f)}\
function load(){var files=[].slice.call(d.querySelectorAll('link[rel=later]'));\
d.querySelectorAll('script[type=later]').forEach(run);ask();function ask(){var l=files.shift();if(l){l.rel='modulepreload';soon(ask)}}\
w.addEventListener('unhandledrejection',say);w.setTimeout(say,${chunkTimeoutMs})}\
function mark(){signs.forEach(function(n){w.removeEventListener(n,mark)});\
d.querySelectorAll('a[href^="/"],form[action^="/"]').forEach(function(l){l.dataset.discover='true'})}\
function run(l){var s=d.createElement('script');s.type='module';s.text=l.text;s.onerror=say;l.parentNode?l.replaceWith(s):d.body.append(s)}\
function say(){var p=d.createElement('p');if(!('earlyPress'in w)||d.getElementById('chunk-failed'))return;\
p.id='chunk-failed';p.setAttribute('role','alert');p.className='${noteClass}';p.textContent=${JSON.stringify(uiMessages.chunkFailed)};d.body.append(p);\
d.addEventListener('click',function(e){if(!e.target.closest('a,input,textarea,select,label'))w.location.reload()})}\
signs.forEach(function(n){w.addEventListener(n,mark,{passive:true})});\
if(d.hidden)load();else requestAnimationFrame(function(){setTimeout(load)})})(document,window)`
