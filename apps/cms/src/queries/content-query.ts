import { defaultLocale, type Locale } from '@trivsel/content-contract/locales'

import {
  type ContentData,
  type ContentQueryName,
  type ContentVariables,
  contentQueries,
} from '@trivsel/content-contract/queries'
import type { Payload } from 'payload'
import type { Reading } from './reading.ts'
import { TagCollector } from './tag-collector.ts'

export type ContentAnswer<Name extends ContentQueryName> = {
  data: ContentData<Name>
  tags: string[]
}
export type ContentQuery = (
  payload: Payload,
  variables: unknown,
  draft: boolean,
) => Promise<ContentAnswer<ContentQueryName> | 'INVALID_VARIABLES'>

/** One named question of the contract: parses its variables, then reads the answer. */
export function contentQuery<Name extends ContentQueryName>(
  name: Name,
  read: (reading: Reading, variables: ContentVariables<Name>) => Promise<ContentData<Name>>,
): ContentQuery {
  return async (payload, variables, draft) => {
    const parsed = contentQueries[name].variables.safeParse(variables)
    if (!parsed.success) return 'INVALID_VARIABLES'
    const valid = parsed.data as ContentVariables<Name> & { locale?: Locale | null }
    const tags = new TagCollector()
    const reading: Reading = { payload, locale: valid.locale ?? defaultLocale, draft, tags }
    return { data: await read(reading, valid), tags: tags.list() }
  }
}
