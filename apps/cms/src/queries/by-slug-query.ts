import { collectionOfKind } from '@trivsel/content-contract/change'
import type { SluggedKind } from '@trivsel/content-contract/kinds'
import type { ContentData, ContentQueryName } from '@trivsel/content-contract/queries'
import type { DocumentOf } from '../kinds/kind.ts'
import { type ContentQuery, contentQuery } from './content-query.ts'
import { findDocuments } from './find-documents.ts'
import { readAlternates } from './read-alternates.ts'
import type { Reading } from './reading.ts'

type BySlugName = Extract<ContentQueryName, `${string}BySlug`>
type Detail<Name extends BySlugName> = NonNullable<ContentData<Name>>

/** The page of a kind with this slug in the requested language, or null. */
export function bySlugQuery<Name extends BySlugName, Kind extends SluggedKind>(
  name: Name,
  kind: Kind,
  toDetail: (
    document: DocumentOf<Kind>,
    reading: Reading,
  ) => Omit<Detail<Name>, 'alternates'> | Promise<Omit<Detail<Name>, 'alternates'>>,
): ContentQuery {
  return contentQuery(name, async (reading, variables) => {
    const { slug } = variables as { slug: string }
    const collection = collectionOfKind[kind]
    const [document] = await findDocuments(reading, {
      collection,
      where: { slug: { equals: slug } },
      limit: 1,
    })
    reading.tags.add(collection, document && Number(document.id))
    if (!document) return null as ContentData<Name>
    const detail = await toDetail(document as DocumentOf<Kind>, reading)
    const alternates = await readAlternates(reading, kind, Number(document.id))
    return { ...detail, alternates } as ContentData<Name>
  })
}
