import { ownAddress } from '@trivsel/content-contract/own-address'
import { z } from 'zod'
import { describeEndpoint } from '../api/describe-endpoint.server.ts'
import { matchPath } from '../routing/route-table.ts'
import { previewEndpoints as endpoints } from './endpoints.ts'

const path = z.string().refine((path) => ownAddress(path) !== null && matchPath(path) !== null)

export const described = {
  begin: describeEndpoint(endpoints.begin, {
    summary:
      'Lets an editor’s browser see drafts for an hour, and leads to the page. A permit that is forged or too old leads to it as it is published.',
    access: 'everybody',
    query: z.object({
      path,
      expires: z.coerce.number().int(),
      signature: z.string().max(100),
    }),
    answer: { kind: 'redirect' },
  }),
  end: describeEndpoint(endpoints.end, {
    summary: 'Ends seeing drafts, and leads to the page.',
    access: 'everybody',
    query: z.object({ path: path.catch('/') }),
    answer: { kind: 'redirect' },
  }),
}
