import {
  type ContentData,
  type ContentQueryName,
  type ContentVariables,
  contentQueries,
} from '@trivsel/content-contract/queries'
import type { Payload } from 'payload'

export type ContentAnswer<Name extends ContentQueryName> = {
  data: ContentData<Name>
  tags: string[]
}
export type ContentQuery = (
  payload: Payload,
  variables: unknown,
) => Promise<ContentAnswer<ContentQueryName> | 'INVALID_VARIABLES'>

/** One named question of the contract: parses its variables, then reads the answer. */
export function contentQuery<Name extends ContentQueryName>(
  name: Name,
  read: (payload: Payload, variables: ContentVariables<Name>) => Promise<ContentAnswer<Name>>,
): ContentQuery {
  return async (payload, variables) => {
    const parsed = contentQueries[name].variables.safeParse(variables)
    if (!parsed.success) return 'INVALID_VARIABLES'
    return read(payload, parsed.data as ContentVariables<Name>)
  }
}
