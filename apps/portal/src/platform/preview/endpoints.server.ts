import { ownAddress } from '@trivsel/content-contract/own-address'
import { z } from 'zod'
import { describeRoute } from '../api/describe-route.server.ts'
import { matchPath } from '../routing/route-table.ts'
import { previewRoutes as routes } from './endpoints.ts'

const path = z.string().refine((path) => ownAddress(path) !== null && matchPath(path) !== null)

export const described = {
  begin: describeRoute(routes.begin, {
    summary:
      'Lets an editor’s browser see drafts for an hour, and leads to the page. A permit that is forged or too old leads to it as it is published.',
    mayAsk: 'everybody',
    query: z.object({
      path,
      expires: z.coerce.number().int(),
      signature: z.string().max(100),
    }),
    answer: { kind: 'redirect' },
  }),
  end: describeRoute(routes.end, {
    summary: 'Ends seeing drafts, and leads to the page.',
    mayAsk: 'everybody',
    query: z.object({ path: path.catch('/') }),
    answer: { kind: 'redirect' },
  }),
}
