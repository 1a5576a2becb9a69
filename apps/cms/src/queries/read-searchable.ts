import type { ContentKind, ListedKind } from '@trivsel/content-contract/kinds'
import type { DocumentOf } from '../kinds/kind.ts'
import { kinds } from '../kinds/kinds.ts'
import type { Page } from '../payload-types.ts'
import { contentPageTexts, toContentPage } from './pages.ts'
import type { Reading } from './reading.ts'
import { type ReadSearchable, searchable } from './searchable.ts'

const readPage = searchable(toContentPage, contentPageTexts)

/** @param document of that kind */
export function readSearchable(
  kind: ContentKind,
  document: DocumentOf<ListedKind> | Page,
  reading: Reading,
): ReturnType<typeof readPage> {
  const read = kind === 'page' ? readPage : kinds[kind].readSearchable
  return (read as ReadSearchable<typeof document>)(document, reading)
}
