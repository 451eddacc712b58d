import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { routeCodePlugin } from './app/frame/route-code-plugin.ts'
import { callRoutes } from './contract/call-routes-plugin.ts'
import { palettePlugin } from './contract/palette-plugin.ts'
import { messagesPlugin } from './messages/messages-plugin.ts'

/** What most pages share; without what needs the contract's schemas, which come only when something asks for them. */
function isOfHouse(id: string): boolean {
  const isShared = /[\\/](app[\\/](ui|state|media)|contract|node_modules[\\/]lucide)[\\/]/.test(id)
  const rules =
    /[\\/]contract[\\/](cart[\\/]cart|constants|errors|money|media[\\/]image|shipping[\\/]shipping|text|with-commas)\.ts$/
  const readers = /[\\/]state[\\/](drafts|tab-data|stored-schemas|seen-products)\.ts$/
  // Shared by many, but by none of the pages that shoppers arrive at.
  const later =
    /[\\/]ui[\\/](dialog|empty-state|overlay|page-title|return-focus|form[\\/](form|form-field|form-summary|password-field|select-field|textarea-field|use-form)|status-display|use-lingering)\.tsx?$/
  return isShared && !later.test(id) && !readers.test(id) && (rules.test(id) || !/[\\/]contract[\\/]/.test(id))
}

const hasFailpoints = process.env.BUILD_WITH_FAILPOINTS === '1'

export default defineConfig(({ command }) => ({
  plugins: [palettePlugin(), messagesPlugin(), tailwindcss(), reactRouter(), routeCodePlugin(), callRoutes()],
  // In the product nothing fails on purpose: what stands behind this name is left out.
  define: hasFailpoints ? {} : { 'process.env.FAILPOINTS': 'undefined' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // To make a schema changes nothing: one that nobody reads stays out of the browser.
          treeshake: { manualPureFunctions: ['z', 'call', 'line', 'paragraphs'] },
          output: {
            // What most pages share comes in one piece: a page asks for a few files instead of forty.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]|messages[\\/][\w-]+\.browser\.ts$/,
                },
                { name: 'house', minShareCount: 4, test: isOfHouse },
                // With all that only they ask for.
                { name: 'frame', test: /app[\\/]frame[\\/](frame|not-found-screen)\.tsx$/ },
                { name: 'product-card', test: /app[\\/](ui|products)[\\/]product-card\.tsx$/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Asked for whole, lucide brings all its 1,700 icons, with 20 MB of memory for every process, and drizzle its 400
      // files, half a second of every start.
      resolve: { noExternal: command === 'build' ? ['lucide', 'drizzle-orm'] : [] },
      build: {
        rollupOptions: {
          input: { main: 'server/main.ts', shop: 'cli/shop.ts', images: 'adapters/images/worker.ts' },
        },
      },
    },
  },
}))
