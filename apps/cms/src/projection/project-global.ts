import { locales } from '@trivsel/content-contract/locales'

import {
  globalRow,
  type ProjectedGlobal,
} from '@trivsel/content-contract/projection/projected-sources'
import type { PublishedItem } from '@trivsel/content-contract/projection/published-item'
import { type Source, toReading } from './project-documents.ts'
import { globalProjectors } from './projectors.ts'
import { toFiles } from './to-files.ts'

/** Rows of what the site has one of. */
export async function projectGlobal(
  source: Source,
  global: ProjectedGlobal,
): Promise<PublishedItem[]> {
  const rows: PublishedItem[] = []
  for (const locale of locales) {
    const reading = toReading(source, locale)
    const data = await globalProjectors[global](reading)
    rows.push({
      collection: global,
      ...globalRow,
      locale,
      name: null,
      page: { data, tags: reading.tags.list() },
      card: null,
      listing: null,
      published: null,
      search: null,
      files: toFiles(data),
    })
  }
  return rows
}
