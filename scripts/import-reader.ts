import { globSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { parseSync } from 'vite'

/** Files, and what each imports of the others; paths from the folder of the sources. */
export type ImportTree = ReadonlyMap<string, readonly string[]>

type Node = { type: string; source?: { value: string } }

function parse(file: string, text: string) {
  const parsed = parseSync(file, text)
  const [error] = parsed.errors
  if (error) throw new Error(`${file} cannot be read: ${error.message}`)
  return parsed
}

/** What a file names in imports of every kind: of values, of types, for their effect, and later on. */
export function readImports(file: string, text: string): string[] {
  const { program, module } = parse(file, text)
  const fixed = module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  )
  const later = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const request = text.slice(start, end)
    return isLiteral(request) ? [request.slice(1, -1)] : []
  })
  const ofTypes = /\bimport\(/.test(text) ? typeImports(program) : []
  return [...new Set([...fixed, ...passedOn, ...later, ...ofTypes])]
}

/**
 * What a file loads when it runs, and what it may load later on; types are neither.
 * @throws what it loads later on is worked out when it runs
 */
export function readLoadedImports(file: string, text: string) {
  const { module } = parse(file, text)
  const isValue = ({ isType }: { isType: boolean }) => !isType
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(isValue))
    .map(({ moduleRequest }) => moduleRequest.value)
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.filter(isValue).flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  )
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => {
    const request = text.slice(start, end)
    if (!isLiteral(request)) throw new Error(`${file} imports what cannot be read: ${request}`)
    return request.slice(1, -1)
  })
  return { atOnce: [...imported, ...passedOn], later }
}

const isLiteral = (request: string) => /^(['"`])[^$]*\1$/.test(request)

/** `import('…').Name` in place of a type. */
function typeImports(tree: unknown): string[] {
  if (typeof tree !== 'object' || tree === null) return []
  const { type, source } = tree as Node
  const own = type === 'TSImportType' && source ? [source.value] : []
  return [...own, ...Object.values(tree).flatMap(typeImports)]
}

/** Made by tools, and not by us. */
const isMade = (file: string) => /^paraglide\/|\.gen\.ts$/.test(file)

/**
 * Every file of a folder of sources with the files that it imports. Installed packages and files
 * outside the folder are left out.
 * @param aliases beginnings of imports and the folders that they mean: `#core/` is `core/`
 */
export function readTree(folder: string, aliases: Readonly<Record<string, string>>): ImportTree {
  const files = globSync('**/*.{ts,tsx,css}', { cwd: folder }).filter((file) => !isMade(file))
  const tree = new Map<string, string[]>()
  for (const file of files.sort()) {
    const text = readFileSync(join(folder, file), 'utf8')
    const named = file.endsWith('.css') ? [] : readImports(file, text)
    tree.set(
      file,
      named.flatMap((name) => resolve(file, name, aliases) ?? []),
    )
  }
  for (const [file, imported] of tree)
    for (const path of imported)
      if (!tree.has(path) && !isMade(path) && /\.(tsx?|css)$/.test(path))
        throw new Error(`${file} imports ${path}, which is not there`)
  return new Map(
    [...tree].map(([file, imported]) => [file, imported.filter((path) => tree.has(path))]),
  )
}

/** @returns the path from the folder of the sources; undefined: an installed package, or outside */
export function resolve(
  file: string,
  name: string,
  aliases: Readonly<Record<string, string>>,
): string | undefined {
  const [plain = ''] = name.split('?')
  const alias = Object.keys(aliases).find((beginning) => plain.startsWith(beginning))
  if (alias !== undefined) return aliases[alias] + plain.slice(alias.length)
  if (!plain.startsWith('.')) return undefined
  const path = normalize(join(file, '..', plain))
  return path.startsWith('..') ? undefined : path
}
