import type { ImportFileName } from '@trivsel/content-contract/import/folder'
import type { FlattenedField, Payload } from 'payload'
import { isGlobal } from './import-names.ts'

/** Fields of the documents that the items of a file become. */
export function fieldsOf(
  { collections, globals }: Payload,
  name: ImportFileName,
): FlattenedField[] {
  if (!isGlobal(name)) return collections[name].config.flattenedFields
  return globals.config.find(({ slug }) => slug === name)?.flattenedFields ?? []
}
