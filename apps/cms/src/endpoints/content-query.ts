import { ContentRequest } from '@trivsel/content-contract/queries'
import type { Endpoint } from 'payload'
import { hasSiteKey } from '../access/has-site-key.ts'
import { answerContentQuery } from '../queries/answer-content-query.ts'
import { isStorable } from '../requests/is-storable.ts'
import { databaseAnswers } from './database-answers.ts'
import { readBody } from './read-body.ts'

const maxBodyBytes = 16 * 1024

type Refusal =
  | 'UNAUTHORIZED'
  | 'BODY_TOO_LARGE'
  | 'INVALID_JSON'
  | 'UNKNOWN_QUERY'
  | 'INVALID_VARIABLES'
  | 'UNAVAILABLE'

const refuse = (status: number, error: Refusal) => Response.json({ error }, { status })

/**
 * `POST /api/content-query` with `{ query, variables, draft }` answers `{ data, tags }`, as the contract
 * says. Refusals are `{ error }`: 401 without the site key, 413 over 16 kB, 503 without a database,
 * else 400.
 */
export const contentQueryEndpoint: Endpoint = {
  path: '/content-query',
  method: 'post',
  handler: async (req) => {
    if (!hasSiteKey(req)) return refuse(401, 'UNAUTHORIZED')
    const body = await readBody(req.body, maxBodyBytes)
    if (body === null) return refuse(413, 'BODY_TOO_LARGE')
    const request = ContentRequest.safeParse(parseJson(body))
    if (!request.success) return refuse(400, 'INVALID_JSON')
    const { query, variables, draft } = request.data
    if (!isStorable(variables)) return refuse(400, 'INVALID_VARIABLES')
    try {
      const answer = await answerContentQuery(req.payload, query, variables, draft)
      return typeof answer === 'string' ? refuse(400, answer) : toResponse(answer, draft)
    } catch (error) {
      if (await databaseAnswers(req.payload)) throw error
      return refuse(503, 'UNAVAILABLE')
    }
  },
}

/** What is not published yet is nothing to keep. */
const toResponse = (answer: unknown, draft: boolean) =>
  Response.json(answer, draft ? { headers: { 'cache-control': 'no-store' } } : {})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
