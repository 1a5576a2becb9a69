import type {
  ContentData,
  ContentVariables,
  VisitorQueryName,
} from '@trivsel/content-contract/queries'
import { callEndpoint } from '../api-client.ts'
import { keepTextsTogether } from '../keep-together.ts'
import { contentEndpoint } from './endpoints.ts'

/**
 * Asks for published content, on the server and in the browser. Its texts are set so that no line
 * tears a number from what it counts.
 * @throws {ApiError} status 404: there is none in that language; 503: no answer in time
 */
export async function fetchContent<Name extends VisitorQueryName>(
  name: Name,
  variables: ContentVariables<Name>,
): Promise<NonNullable<ContentData<Name>>> {
  const query = { variables: JSON.stringify(variables) }
  const answer = await callEndpoint(contentEndpoint, { params: { query: name }, query })
  // The server has parsed it by the contract of this very query.
  return keepTextsTogether(answer) as NonNullable<ContentData<Name>>
}
