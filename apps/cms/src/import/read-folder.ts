import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ImportFileName } from '@trivsel/content-contract/import/folder'
import { importFiles } from '@trivsel/content-contract/import/folder'
import { z } from 'zod'
import { describeIssue } from './describe-issue.ts'
import {
  type Entry,
  type ImportSource,
  importFileNames,
  itemForm,
  jsonFile,
  keyOfItem,
} from './import-source.ts'
import { JsonError, type ParsedJson, parseJson } from './parse-json.ts'
import { ImportProblems, type Problem } from './problem.ts'

type ReadFile = { entries: Entry[]; keys: Set<string> | null; problems: Problem[] }

const missing: ReadFile = { entries: [], keys: new Set(), problems: [] }

/**
 * Reads every file of a folder and checks its form. Items whose form is wrong are left out of the
 * source, so that the other items are checked too and all problems are reported at once.
 * @throws {ImportProblems} the folder contains nothing to import
 */
export async function readFolder(
  folder: string,
): Promise<{ source: ImportSource; problems: Problem[] }> {
  const files = await Promise.all(
    importFileNames.map(async (name) => ({ name, text: await readText(folder, name) })),
  )
  const read = files.map(({ name, text }) => ({
    name,
    ...(text === null ? missing : readItems(name, text)),
  }))
  if (files.every(({ text }) => text === null))
    throw new ImportProblems([
      { file: folder, message: 'there is none of the files that an import reads' },
    ])
  return {
    source: {
      folder,
      entries: read.flatMap(({ entries }) => entries),
      keys: new Map(read.flatMap(({ name, keys }) => (keys ? [[name, keys]] : []))),
    },
    problems: read.flatMap(({ problems }) => problems),
  }
}

async function readText(folder: string, name: ImportFileName): Promise<string | null> {
  try {
    return await readFile(path.join(folder, jsonFile(name)), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw new ImportProblems([{ file: jsonFile(name), message: 'cannot be read' }])
  }
}

function readItems(name: ImportFileName, text: string): ReadFile {
  const file = jsonFile(name)
  let json: ParsedJson
  try {
    json = parseJson(text)
  } catch (error) {
    if (!(error instanceof JsonError)) throw error
    const { line, column, message } = error
    const problem = { file, line, message: `is not JSON, column ${column}: ${message}` }
    return { entries: [], keys: null, problems: [problem] }
  }
  const isList = importFiles[name] instanceof z.ZodArray
  if (isList && !Array.isArray(json.value))
    return {
      entries: [],
      keys: null,
      problems: [{ file, line: 1, message: 'must be a list [ … ]' }],
    }
  const items = isList ? (json.value as unknown[]) : [json.value]
  const read = items.map((item, index) => readItem(name, item, isList ? [index] : [], json))
  return {
    entries: read.flatMap(({ entry }) => entry ?? []),
    keys: new Set(items.flatMap((item) => keyOfItem(name, item) ?? [])),
    problems: read.flatMap(({ problems }) => problems),
  }
}

function readItem(
  name: ImportFileName,
  value: unknown,
  at: PropertyKey[],
  json: ParsedJson,
): { entry?: Entry; problems: Problem[] } {
  const key = keyOfItem(name, value)
  const who = key ?? `item ${Number(at[0]) + 1}`
  const problem = (path: readonly PropertyKey[], message: string): Problem => ({
    file: jsonFile(name),
    line: json.lineOf([...at, ...path]),
    place: (at.length > 0 ? [who, ...path] : path).map(String).join('.'),
    message,
  })
  const repeated = json.repeated
    .filter((path) => at.every((part, index) => path[index] === part))
    .map((path) => problem(path.slice(at.length), 'is there twice'))
  const parsed = z.safeParse(itemForm(name), value)
  if (parsed.success) {
    const index = Number(at[0] ?? 0)
    const entry = { name, key: key ?? who, index, item: parsed.data, problem } as Entry
    return { entry, problems: repeated }
  }
  const wrong = parsed.error.issues.flatMap((issue) => {
    const paths =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((field) => [...issue.path, field])
        : [issue.path]
    return paths.map((path) => problem(path, describeIssue(issue, valueAt(value, path))))
  })
  return { problems: [...repeated, ...wrong] }
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, field) => (part as Record<PropertyKey, unknown> | null | undefined)?.[field],
    value,
  )
}
