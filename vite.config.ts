import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { routeCodePlugin } from './app/frame/route-code-plugin.ts'
import { callRoutes } from './contract/call-routes-plugin.ts'
import { palettePlugin } from './contract/palette-plugin.ts'
import { messagesPlugin } from './messages/messages-plugin.ts'

/** Modules that most pages share, except those that need the contract's schemas, which load on demand. */
function isShared(id: string): boolean {
  const isCandidate = /[\\/](app[\\/](ui|state|media)|contract|node_modules[\\/]lucide)[\\/]/.test(id)
  const rules =
    /[\\/]contract[\\/](cart[\\/]cart|constants|errors|money|media[\\/]image|shipping[\\/]shipping|text|with-commas)\.ts$/
  const readers = /[\\/]state[\\/](drafts|tab-data|stored-schemas|seen-products)\.ts$/
  // Shared by many pages, but not by those that shoppers arrive at.
  const later =
    /[\\/](ui[\\/](dialog|drawer|empty-state|overlay|local-time|page-title|return-focus|save-file|form[\\/][\w-]+|status-display|use-lingering)\.tsx?|icons[\\/]eye(-off)?\.mjs)$/
  return isCandidate && !later.test(id) && !readers.test(id) && (rules.test(id) || !/[\\/]contract[\\/]/.test(id))
}

const hasFailpoints = process.env.BUILD_WITH_FAILPOINTS === '1'

export default defineConfig(({ command }) => ({
  plugins: [palettePlugin(), messagesPlugin(), tailwindcss(), reactRouter(), routeCodePlugin(), callRoutes()],
  // The product build contains no failpoints: their module is left out.
  define: hasFailpoints ? {} : { 'process.env.FAILPOINTS': 'undefined' },
  environments: {
    client: {
      build: {
        // What code that loads on demand imports is nearly always there already; naming it costs every page a kilobyte.
        modulePreload: false,
        rolldownOptions: {
          // Creating a schema has no side effects, so unused ones are removed from the browser bundle.
          treeshake: {
            manualPureFunctions: ['z', 'call', 'line', 'paragraphs'],
            // A page imports no module of the contract only for what runs in it.
            moduleSideEffects: [{ test: /[\\/]contract[\\/]/, sideEffects: false }],
          },
          output: {
            // Pages name hundreds of files: one character less, as few as the number of files allows.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // Modules that most pages share are one chunk: a page requests a few files instead of forty.
            codeSplitting: {
              groups: [
                // With small modules that every page needs: a file of its own costs more than it holds.
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]|messages[\\/]([\w-]+\.browser|name-size)\.ts$|app[\\/]([\w-]+[\\/])?(error-text|card-page-origins)\.ts$/,
                },
                { name: 'shared', minShareCount: 4, test: isShared },
                // With all modules that only they use.
                { name: 'frame', test: /app[\\/]frame[\\/]frame\.tsx$/ },
                { name: 'product-card', test: /app[\\/](ui|products)[\\/]product-card\.tsx$/ },
                // Also used by what a listing loads on demand.
                { name: 'listing-parts', test: /app[\\/]listing[\\/](filter-form|listing-href|product-rows)\.tsx?$/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Imported as a whole, lucide adds 1,700 icons and 20 MB of memory to every process, and drizzle 400 files and
      // half a second to every start.
      resolve: { noExternal: command === 'build' ? ['lucide', 'drizzle-orm'] : [] },
      build: {
        rollupOptions: {
          input: {
            main: 'server/main.ts',
            shop: 'cli/shop.ts',
            images: 'adapters/images/worker.ts',
            emails: 'adapters/email/thread.ts',
          },
        },
      },
    },
  },
}))
