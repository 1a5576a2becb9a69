import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join, relative } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { type LockedPackage, packageFolderOf } from './lock-file.ts'

/**
 * Never needed to serve: compilers, which Payload and TanStack Start name among their dependencies.
 * They are more than a quarter of the production packages.
 */
const buildTools = new Set(['drizzle-kit', 'esbuild', 'esbuild-register', 'tsx', 'typescript'])

export function isLeftOut(file: string, locked: ReadonlyMap<string, LockedPackage>): boolean {
  if (/\.(tsx|d\.[cm]?ts)$/.test(file) || /\.(test|testing|spec)\./.test(file)) return true
  // Texts one by one are for the browser; the server has them in one file (compile-messages.ts).
  if (/(^|\/)paraglide\/messages(\.js|\/)/.test(file)) return true
  const folder = packageFolderOf(file)
  if (folder === undefined) return false
  const found = locked.get(folder)
  if (!found) return false
  return found.isDevelopmentOnly || buildTools.has(found.name) || found.name.startsWith('@esbuild/')
}

/**
 * The files that programs import, directly or not, as Next.js finds them for its own server.
 * @param programs paths from the root
 * @returns paths from the root; links to workspaces among them
 */
export async function traceFiles(
  root: string,
  programs: readonly string[],
  locked: ReadonlyMap<string, LockedPackage>,
): Promise<string[]> {
  const { fileList } = await nodeFileTrace(
    programs.map((program) => join(root, program)),
    {
      base: root,
      ts: true,
      mixedModules: true,
      conditions: ['node', 'import', 'module-sync'],
      ignore: (file) => isLeftOut(file, locked),
      readFile: (file) => readSource(root, file),
    },
  )
  // A link to a folder ends with a slash.
  return [...fileList].map((file) => file.replace(/\/$/, '')).sort()
}

/** Parsed as what Node.js runs: without its types. */
async function readSource(root: string, file: string): Promise<Buffer | string | null> {
  try {
    const isOurs = packageFolderOf(relative(root, file)) === undefined
    if (!isOurs || !/\.[cm]?ts$/.test(file)) return await readFile(file)
    return stripTypeScriptTypes(await readFile(file, 'utf8'))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'EISDIR') return null
    throw error
  }
}
