import { readFileSync } from 'node:fs'
import {
  type ImportFileName,
  type ImportFolder,
  importFiles,
} from '../../packages/content-contract/src/import/folder.ts'

export const fileNames = Object.keys(importFiles) as ImportFileName[]

export const pathOf = (file: string) => new URL(file, import.meta.url)

export const readJson = (name: ImportFileName): unknown =>
  JSON.parse(readFileSync(pathOf(`${name}.json`), 'utf8'))

/** All files of the demo content, parsed by their schemas. */
export const readContent = (): Required<ImportFolder> =>
  Object.fromEntries(
    fileNames.map((name) => [name, importFiles[name].parse(readJson(name))]),
  ) as Required<ImportFolder>

type Visit = (value: unknown, key: string, path: readonly string[]) => void

/** Visits every value of a JSON tree with the name of its property and the way to it. */
export const visit = (value: unknown, each: Visit, path: readonly string[] = []): void => {
  each(value, path.at(-1) ?? '', path)
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) visit(inner, each, [...path, key])
}

/** The texts of all properties with one of the names, `file` or `page`. */
export const textsNamed = (value: unknown, ...names: readonly string[]): string[] => {
  const found: string[] = []
  visit(value, (inner, key) => {
    if (typeof inner === 'string' && names.includes(key)) found.push(inner)
  })
  return found
}

/** Targets of links in rich text that name an item of the folder, `gyms/domus`. */
export const linkedInText = (value: unknown): string[] => {
  const found: string[] = []
  visit(value, (inner) => {
    if (typeof inner !== 'string') return
    for (const [, target] of inner.matchAll(/\]\(([^)]+)\)/g)) {
      if (target && !target.startsWith('https://')) found.push(target)
    }
  })
  return found
}
