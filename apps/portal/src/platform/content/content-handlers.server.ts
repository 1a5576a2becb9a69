import { contentQueries } from '@trivsel/content-contract/queries'
import { Hono } from 'hono'
import type { ApiEnvironment } from '../api/api-environment.server.ts'
import { invalidRequest, Refusal } from '../api/errors.server.ts'
import { invalidFields } from '../api/invalid-fields.server.ts'
import { mountEndpoint } from '../api/mount-endpoint.server.ts'
import type { PreviewCookies } from '../preview/preview-cookie.server.ts'
import { isInPreview, runInPreview } from '../preview/preview-state.server.ts'
import type { ContentAddresses } from './content-addresses.server.ts'
import {
  type ContentClient,
  ContentUnavailableError,
  NoContentError,
} from './content-client.server.ts'
import { described } from './endpoints.server.ts'
import { isClosedQuestion, withoutClosed } from './without-closed.ts'

/** What the content system has published, as the contract of each query says. */
export function createContentApi(options: {
  content: ContentClient
  addresses: ContentAddresses
  preview: PreviewCookies
}): Hono<ApiEnvironment> {
  const { content, addresses, preview } = options
  const api = new Hono<ApiEnvironment>()
  mountEndpoint(api, described.content, [], async ({ context, params, query }) => {
    const name = params.query
    const variables = contentQueries[name].variables.safeParse(parseJson(query.variables))
    if (!variables.success) throw invalidRequest(invalidFields(variables.error.issues))
    if (isClosedQuestion(name, variables.data)) refuse(new NoContentError())
    const answer = async () => {
      const found = await content
        .query(name, variables.data as never)
        .catch((error: unknown) => refuse(error))
      return withoutClosed(name, found)
    }
    const { path } = variables.data as { path?: string }
    if (!isInPreview() && !preview.permit(context.req.header('cookie'))) {
      if (path !== undefined && !(await addresses.mayExist(path))) refuse(new NoContentError())
      return answer()
    }
    context.header('cache-control', 'no-store')
    return runInPreview(answer)
  })
  return api
}

function refuse(error: unknown): never {
  if (error instanceof NoContentError) throw new Refusal('NO_CONTENT', 404)
  if (!(error instanceof ContentUnavailableError)) throw error
  throw new Refusal('CONTENT_UNAVAILABLE', 503, { headers: { 'retry-after': '5' } })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
