import {
  type ImportFileName,
  type ImportFiles,
  importFiles,
} from '@trivsel/content-contract/import/folder'
import { z } from 'zod'
import type { Problem } from './problem.ts'

type Element<Content> = Content extends readonly (infer Item)[] ? Item : Content
export type ItemOf<Name extends ImportFileName> = Element<z.infer<ImportFiles[Name]>>

/** One item of a file, or the whole of a file that is one object. */
export type EntryOf<Name extends ImportFileName> = {
  name: Name
  /** What other items call it; the name of the file when there is only one. */
  key: string
  /** Its place in the file, from 0. */
  index: number
  item: ItemOf<Name>
  /** A problem of the value at a path inside the item. */
  problem: (path: readonly PropertyKey[], message: string) => Problem
}
export type Entry = { [Name in ImportFileName]: EntryOf<Name> }[ImportFileName]

/** What a folder holds, as far as its form is right. */
export type ImportSource = {
  folder: string
  entries: readonly Entry[]
  /**
   * Keys in the folder by file, also of items that are wrong otherwise. Without those of a file
   * that could not be read.
   */
  keys: ReadonlyMap<ImportFileName, ReadonlySet<string>>
}

export function entriesOf<Name extends ImportFileName>(
  { entries }: ImportSource,
  name: Name,
): EntryOf<Name>[] {
  return entries.filter((entry) => entry.name === name) as unknown as EntryOf<Name>[]
}

export const importFileNames = Object.keys(importFiles) as ImportFileName[]
export const jsonFile = (name: ImportFileName) => `${name}.json`

/** Form of one item of a file. */
export function itemForm(name: ImportFileName): z.core.$ZodType {
  const form: z.ZodType = importFiles[name]
  return form instanceof z.ZodArray ? form.element : form
}

/** Redirects have no key: they are known by the address that they take over. */
export function keyOfItem(name: ImportFileName, item: unknown): string | undefined {
  const field = name === 'redirects' ? 'from' : 'key'
  const key = (item as Record<string, unknown> | null)?.[field]
  if (typeof key === 'string') return key
  return importFiles[name] instanceof z.ZodArray ? undefined : name
}
