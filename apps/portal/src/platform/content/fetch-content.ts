import type {
  ContentData,
  ContentVariables,
  VisitorQueryName,
} from '@trivsel/content-contract/queries'
import { callApi } from '../api-client.ts'

/**
 * Asks for published content, on the server and in the browser.
 * @throws {ApiError} status 404: there is none in that language; 503: no answer in time
 */
export function fetchContent<Name extends VisitorQueryName>(
  name: Name,
  variables: ContentVariables<Name>,
): Promise<NonNullable<ContentData<Name>>> {
  return callApi(`content/${name}?variables=${encodeURIComponent(JSON.stringify(variables))}`)
}
