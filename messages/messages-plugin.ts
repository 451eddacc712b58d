import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { MessageAssets } from 'virtual:message-assets'
import { normalizePath, type Plugin, type Rolldown } from 'vite'
import { type Locale, locales, sourceLocale } from './locales.ts'

/** The messages that every page needs share one file for each locale. */
const sharedNames = ['frame', 'ui', 'add-to-cart', 'wishlist', 'newsletter']

/** The messages of the admin area share another, so that the import map of a shopper's page names one file and not each. */
const adminName = 'admin'
const adminFolder = `${adminName}/`

const assetsModule = 'virtual:message-assets'
const assetsFile = 'messages.json'
const sharedModule = '\0messages/shared/'
const adminModule = '\0messages/admin/'
const devModule = '\0messages/dev/'

/**
 * Builds the messages as files of their own for each locale. The browser's code imports them by name, `messages/cart`,
 * and the import map of a page leads to its locale: a page loads its own messages in its own locale and no others.
 */
export function messagesPlugin(): Plugin {
  let root = ''
  let isBuild = false
  /** The emitted file of each name, by locale. */
  const emitted = new Map<Locale, Map<string, string>>(locales.map((locale) => [locale, new Map()]))

  return {
    name: 'messages',
    enforce: 'pre',
    configResolved(config) {
      root = normalizePath(config.root)
      isBuild = config.command === 'build'
    },

    resolveId(id) {
      if (id === assetsModule) return `\0${assetsModule}`
      if (id.startsWith(sharedModule) || id.startsWith(adminModule)) return id
      if (this.environment.config.consumer === 'server') return
      const [, browserFile] = /^(?:(?:\.\.?\/)+|#messages\/)(define-messages|current-locale)\.ts$/.exec(id) ?? []
      if (browserFile) return `${root}/messages/${browserFile}.browser.ts`
      const [, file] = new RegExp(`^#messages/${sourceLocale}/([\\w/-]+)\\.ts$`).exec(id) ?? []
      if (!file) return
      if (!isBuild) return `${devModule}${file}`
      const name = file.startsWith(adminFolder) ? adminName : file
      for (const [locale, files] of emitted) {
        if (files.has(name)) continue
        files.set(name, this.emitFile({ type: 'chunk', preserveSignature: 'strict', ...chunkOf(root, locale, name) }))
      }
      return { id: `messages/${name}`, external: true, moduleSideEffects: false }
    },

    load(id) {
      if (id === `\0${assetsModule}`) {
        const isBuilt = isBuild && this.environment.config.consumer === 'server'
        return `export const messageAssets = ${isBuilt ? readAssets(root) : null}`
      }
      if (id.startsWith(devModule)) return devCode(root, id.slice(devModule.length))
      for (const locale of locales) {
        if (id === `${sharedModule}${locale}`) return joined(root, locale, sharedNames)
        if (id === `${adminModule}${locale}`) return joined(root, locale, adminNames(root))
      }
    },

    generateBundle(_options, bundle) {
      if (!isBuild || this.environment.config.consumer === 'server') return
      for (const chunk of Object.values(bundle)) {
        // Rolldown keeps the import of a name that nothing in the chunk uses.
        if (chunk.type === 'chunk') chunk.code = chunk.code.replace(/\bimport\s*"messages\/[\w/-]+";?/g, '')
      }
      const addressesOf = (files: Map<string, string>) =>
        Object.fromEntries([...files].map(([name, reference]) => [name, `/${this.getFileName(reference)}`]))
      const assets: MessageAssets = {
        addresses: Object.fromEntries([...emitted].map(([locale, files]) => [locale, addressesOf(files)])),
        routes: namesByRoute(bundle, root),
      }
      this.emitFile({ type: 'asset', fileName: assetsFile, source: JSON.stringify(assets) })
    },
  }
}

/** The chunk of a name. Each has a name of its own: `getFileName` answers with the same file for chunks named alike. */
function chunkOf(root: string, locale: Locale, name: string): { id: string; name: string } {
  if (sharedNames.includes(name)) return { id: `${sharedModule}${locale}`, name: `messages-${locale}` }
  if (name === adminName) return { id: `${adminModule}${locale}`, name: `messages-${locale}-${adminName}` }
  return { id: fileOf(root, locale, name), name: `messages-${locale}-${name.replaceAll('/', '-')}` }
}

/** A module with the messages of several names. */
function joined(root: string, locale: Locale, names: readonly string[]): string {
  return names.map((name) => `export * from '${fileOf(root, locale, name)}'`).join('\n')
}

function adminNames(root: string): string[] {
  return readdirSync(`${root}/messages/${sourceLocale}/${adminName}`).map(
    (file) => `${adminFolder}${file.slice(0, -3)}`,
  )
}

/**
 * The file of a translation; where there is none yet the source, as a module of its own: one that two locales shared would
 * become a file that no page names.
 */
function fileOf(root: string, locale: Locale, name: string): string {
  const file = `${root}/messages/${locale}/${name}.ts`
  return existsSync(file) ? file : `${root}/messages/${sourceLocale}/${name}.ts?${locale}`
}

/** Every locale at once, since the development server has no import map. */
function devCode(root: string, name: string): string {
  const exported = exportNameOf(name)
  const imports = locales.map(
    (locale, index) => `import { ${exported} as t${index} } from '${fileOf(root, locale, name)}'`,
  )
  const table = locales.map((locale, index) => `'${locale}': t${index}`)
  return `${imports.join('\n')}\nexport const ${exported} = { ${table.join(', ')} }[document.documentElement.lang]`
}

/** `admin/stock-alerts` exports `adminStockAlertsMessages`. */
function exportNameOf(name: string): string {
  return `${name.replace(/[-/](\w)/g, (_match, letter: string) => letter.toUpperCase())}Messages`
}

function readAssets(root: string): string {
  return readFileSync(`${root}/build/client/${assetsFile}`, 'utf8')
}

/** The messages that the code of each route imports, itself or by the chunks it needs. */
function namesByRoute(bundle: Rolldown.OutputBundle, root: string): Record<string, string[]> {
  const names = (fileName: string, seen: Set<string>): string[] => {
    if (seen.has(fileName)) return []
    seen.add(fileName)
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk') return []
    const own = [...chunk.code.matchAll(/\bfrom\s*"messages\/([\w/-]+)"/g)].map(([, name = '']) => name)
    return [...own, ...chunk.imports.flatMap((each) => names(each, seen))]
  }
  const routes = Object.values(bundle).flatMap((chunk) => {
    const module = chunk.type === 'chunk' ? chunk.facadeModuleId?.replace(/\?.*$/, '') : null
    const [, id] = module?.startsWith(`${root}/app/`) ? (/\/app\/(root|routes\/.*)\.tsx?$/.exec(module) ?? []) : []
    return id ? [[id, names(chunk.fileName, new Set())]] : []
  })
  return Object.fromEntries(routes)
}
