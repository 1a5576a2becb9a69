import {
  type ContentData,
  type ContentQueryName,
  type ContentVariables,
  contentAnswer,
  contentQueries,
} from '@trivsel/content-contract/queries'
import type { Payload } from 'payload'

/** Asks as the site does, and reads the answer as the contract says. */
export async function runQuery<Name extends ContentQueryName>(
  payload: Payload,
  name: Name,
  variables: ContentVariables<Name>,
  { draft = false } = {},
): Promise<{ data: ContentData<Name>; tags: string[] }> {
  // It reads the settings, which are there only when the content system has started.
  const { answerContentQuery } = await import('../queries/answer-content-query.ts')
  const given = await answerContentQuery(payload, name, variables, draft)
  const answer = JSON.parse(JSON.stringify(given))
  const { data, tags } = contentAnswer(contentQueries[name].data).parse(answer)
  return { data: data as ContentData<Name>, tags }
}
