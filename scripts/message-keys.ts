import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { isAllowed, isForTests } from './structure.ts'

/** Where each key is written in one language: files, from the folder of the sources. */
type Written = ReadonlyMap<string, readonly string[]>

export type Messages = {
  readonly written: { readonly no: Written; readonly en: Written }
  /** Files of the product, and the keys that each shows. */
  readonly used: ReadonlyMap<string, readonly string[]>
}

type Node = {
  type: string
  name?: unknown
  object?: Node
  property?: { type: string; name?: string; value?: unknown }
  computed?: boolean
  left?: Node
  right?: { name?: string }
}

/**
 * Keys in `m.key` and `m['key']`. A key that is put together while the program runs could not be
 * found: it is an error, and an exhaustive map from what is known to `m.key` takes its place.
 */
export function readKeys(file: string, text: string): string[] {
  if (!text.includes('#messages')) return []
  const { program, module, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const imported = module.staticImports
    .filter(({ moduleRequest }) => moduleRequest.value === '#messages')
    .flatMap(({ entries }) => entries.map(({ localName }) => localName.value))
  if (imported.length === 0) return []
  if (imported.join() !== 'm') throw new Error(`${file} imports messages otherwise than as { m }`)
  const keys = new Set<string>()
  collect(program.body, keys, file)
  return [...keys]
}

function collect(tree: unknown, keys: Set<string>, file: string): void {
  if (typeof tree !== 'object' || tree === null) return
  const node = tree as Node
  if (node.type === 'ImportDeclaration') return
  if (isMessages(node)) throw new Error(`${file} uses m otherwise than as m.key`)
  if (node.type === 'MemberExpression' && isMessages(node.object)) {
    const { property } = node
    const key = node.computed ? property?.value : property?.name
    if (typeof key !== 'string') throw new Error(`${file} puts a key of messages together`)
    keys.add(key)
    return
  }
  // `typeof m.key`
  if (node.type === 'TSQualifiedName' && isMessages(node.left)) {
    keys.add(node.right?.name ?? '')
    return
  }
  for (const [name, part] of Object.entries(tree)) {
    // The name of a property, `{ m: 1 }` or `time.m`, is no use of the messages.
    const isName = (name === 'property' || name === 'key') && !node.computed
    if (!isName) collect(part, keys, file)
  }
}

function isMessages(node: Node | undefined): boolean {
  return node?.type === 'Identifier' && node.name === 'm'
}

/** What is wrong, a sentence for each fault. */
export function findFaults({ written: { no, en }, used }: Messages): string[] {
  const users = new Map<string, string[]>()
  for (const [file, keys] of used)
    for (const key of keys) users.set(key, [...(users.get(key) ?? []), file])
  const faults: string[] = []
  for (const key of new Set([...no.keys(), ...en.keys()])) {
    const norwegian = no.get(key) ?? []
    const english = en.get(key) ?? []
    if (norwegian.length === 0) faults.push(`${key} is not there in Norwegian: ${english}`)
    if (english.length === 0) faults.push(`${key} is not there in English: ${norwegian}`)
    for (const files of [norwegian, english])
      if (files.length > 1) faults.push(`${key} is written twice: ${files.join(', ')}`)
    if (!users.has(key)) faults.push(`${key} is used by nothing: ${[...norwegian, ...english]}`)
  }
  for (const [key, files] of users) {
    const [home] = no.get(key) ?? en.get(key) ?? []
    for (const file of files)
      if (home === undefined) faults.push(`${key} is written nowhere: ${file}`)
      else if (!isAllowed(file, home)) faults.push(`${key} is of ${home}, not for ${file}`)
  }
  return faults
}

export function readMessages(folder: string): Messages {
  const codes = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['paraglide/**'] })
  return {
    written: { no: readWritten(folder, 'no'), en: readWritten(folder, 'en') },
    used: new Map(
      codes
        .filter((file) => !isForTests(file))
        .sort()
        .map((file) => [file, readKeys(file, readFileSync(join(folder, file), 'utf8'))]),
    ),
  }
}

function readWritten(folder: string, locale: string): Written {
  const written = new Map<string, string[]>()
  for (const file of globSync(`**/messages/${locale}.json`, { cwd: folder }).sort())
    for (const key of Object.keys(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
      if (key !== '$schema') written.set(key, [...(written.get(key) ?? []), file])
  return written
}
