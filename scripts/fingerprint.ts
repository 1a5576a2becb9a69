import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const generated = new Set(['node_modules', 'dist', '.next', 'paraglide', 'route-trees', '.data'])
const withoutEffect = /\.test\.tsx?$|\.tsbuildinfo$|(^|\/)next-env\.d\.ts$/

/** One hash over the names and contents of files and folders; what is not there counts as empty. */
export function fingerprint(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => listFiles(join(root, path))).sort()) {
    hash.update(`${relative(root, file)}\0`)
    hash.update(createHash('sha256').update(readFileSync(file)).digest())
  }
  return hash.digest('hex')
}

function listFiles(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return []
  if (!stat.isDirectory()) return withoutEffect.test(path) ? [] : [path]
  return readdirSync(path)
    .filter((name) => !generated.has(name))
    .flatMap((name) => listFiles(join(path, name)))
}
