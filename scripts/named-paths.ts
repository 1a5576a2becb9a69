import { globSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, normalize } from 'node:path'

/** Folders that tools write; what a clone has not made yet is missing in them. */
const written =
  /(^|\/)(node_modules|\.data|\.next|dist|paraglide|project\.inlang|test-results)(\/|$)/

/** Every file and folder of the repository but those that tools write. Paths from the root. */
export function repositoryPaths(root: string): string[] {
  const exclude = (path: string) => written.test(path) || path === '.git'
  return ['**/*', '.*/**/*', '.*'].flatMap((pattern) => globSync(pattern, { cwd: root, exclude }))
}

export type NamedPath = { readonly file: string; readonly path: string }

/** @returns those that are neither a file, a folder nor a pattern that finds one */
export function findMissing(named: readonly NamedPath[], known: readonly string[]): NamedPath[] {
  const all = new Set(known)
  const exists = (path: string) =>
    all.has(path) || (/[*{]/.test(path) && known.some((file) => matchesGlob(file, path)))
  return named.filter(({ path }) => !written.test(path) && !exists(path))
}

/** A path that `file` names, from the root; without `!`, `./` and the slash at the end. */
export function fromRoot(file: string, path: string): NamedPath {
  const bare = path.replace(/^!/, '')
  return { file, path: normalize(join(dirname(file), bare)).replace(/\/$/, '') }
}

/** Addresses of links in a text of Markdown that lead to files; examples in code are none. */
export function linksIn(file: string, text: string): NamedPath[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '')
  return [...prose.matchAll(/\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g)]
    .flatMap(([, address = '']) => (/^[a-z]+:|^\//.test(address) ? [] : [address]))
    .map((address) => fromRoot(file, decodeURIComponent(address)))
}

/** Quoted texts of a program that look like paths of files or folders. */
export function quotedPathsIn(text: string): string[] {
  return [...text.matchAll(/'((?:\.{1,2}\/|apps\/|packages\/|scripts\/|e2e\/|\{)[^'\s$]*)'/g)].map(
    ([, path = '']) => path,
  )
}

/** Every text at one of the keys, at any depth of a value. */
export function textsAt(value: unknown, keys: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    keys.includes(key) ? allTexts(part) : textsAt(part, keys),
  )
}

function allTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(allTexts) : []
}

export const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
