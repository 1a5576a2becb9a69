import type { FilterOption } from '@trivsel/content-contract/content'
import type { CollectionOf, SluggedKind } from '@trivsel/content-contract/kinds'
import { nameOrder } from '@trivsel/content-contract/projection/order'
import { type Find, findDocuments } from './find-documents.ts'
import type { Reading } from './reading.ts'

/** One choice of a filter, and its document. */
export type Choice = FilterOption & { id: number }

/** Pages that a list may be filtered by, under their slugs: those that something in it names. */
export async function readPageChoices(
  reading: Reading,
  collection: CollectionOf<SluggedKind>,
  ids: (number | null)[],
): Promise<Choice[]> {
  const select = { displayName: true, slug: true } as const
  const documents = await findNamed(reading, { collection, select }, ids)
  return toChoices(reading, documents, ({ id, slug, displayName }) => ({
    id,
    key: slug,
    name: displayName,
  }))
}

/** Categories that a list may be filtered by: those that something in it has. */
export async function readCategoryChoices(
  reading: Reading,
  ids: (number | null)[],
): Promise<Choice[]> {
  const named = { collection: 'categories', select: { key: true, name: true } } as const
  const documents = await findNamed(reading, named, ids)
  return toChoices(reading, documents, ({ id, key, name }) => ({ id, key, name }))
}

/** Id of the chosen one; null when nothing or something unknown is chosen. */
export function choose(choices: Choice[], key: string | null): number | null {
  return choices.find((choice) => choice.key === key)?.id ?? null
}

export const toFilterOptions = (choices: Choice[]): FilterOption[] =>
  choices.map(({ key, name }) => ({ key, name }))

async function findNamed<Slug extends CollectionOf<SluggedKind> | 'categories'>(
  reading: Reading,
  find: Find<Slug>,
  references: (number | null)[],
) {
  const ids = [...new Set(references)].filter((id) => id !== null)
  for (const id of ids) reading.tags.add(find.collection, id)
  if (ids.length === 0) return []
  return findDocuments(reading, { ...find, where: { id: { in: ids } }, depth: 0 })
}

type Named = { id: number; key: string | null | undefined; name: string | null | undefined }

function toChoices<Document>(
  { locale }: Reading,
  documents: Document[],
  toNamed: (document: Document) => Named,
): Choice[] {
  const compare = nameOrder(locale)
  return documents
    .map(toNamed)
    .flatMap(({ id, key, name }) => (key && name ? [{ id, key, name }] : []))
    .toSorted((one, other) => compare(one.name, other.name))
}
