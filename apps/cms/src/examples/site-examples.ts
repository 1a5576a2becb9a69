import { type ExampleRefusal, exampleRefusals } from '@trivsel/content-contract/examples'
import type { Endpoint, Payload } from 'payload'
import { hasSiteKey } from '../access/has-site-key.ts'
import { ImportUnderWay } from '../import/exclusively.ts'
import { addExamples } from './add-examples.ts'
import { findExamples } from './find-examples.ts'
import { removeExamples } from './remove-examples.ts'

const path = '/site-examples'

const refuse = (status: number, error: ExampleRefusal | 'UNAUTHORIZED') =>
  Response.json({ error }, { status })

/** 401 without the site key, 409 CONTENT_BUSY while content is being imported. */
const endpoint = (
  method: 'get' | 'post' | 'delete',
  act: (payload: Payload) => Promise<object>,
): Endpoint => ({
  path,
  method,
  async handler(req) {
    if (!hasSiteKey(req)) return refuse(401, 'UNAUTHORIZED')
    try {
      const answer = await act(req.payload)
      return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
    } catch (error) {
      if (!(error instanceof ImportUnderWay)) throw error
      return refuse(exampleRefusals.CONTENT_BUSY, 'CONTENT_BUSY')
    }
  },
})

/** The example pages, for the administrators of the portal, as the contract says. */
export const siteExamplesEndpoints: Endpoint[] = [
  endpoint('get', async (payload) => ({ examples: await findExamples(payload) })),
  endpoint('post', addExamples),
  endpoint('delete', removeExamples),
]
