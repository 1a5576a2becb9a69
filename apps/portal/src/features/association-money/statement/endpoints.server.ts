import { z } from 'zod'
import { associationRefusals } from '#core/associations/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Statement } from './contract.ts'
import { statementEndpoints as endpoints } from './endpoints.ts'

const params = { schema: z.object({ id: z.uuid() }), refusal: 'ASSOCIATION_NOT_FOUND' } as const
const refusals = only(associationRefusals, 'ASSOCIATION_NOT_FOUND', 'ASSOCIATION_RIGHT_MISSING')

export const statementDescribed = {
  read: describeEndpoint(endpoints.read, {
    summary: 'Older entries of the account of an association.',
    access: 'user',
    params,
    query: z.object({ before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    answer: Statement,
    refusals,
  }),
  readAll: describeEndpoint(endpoints.readAll, {
    summary: 'The newest 10,000 entries of the account of an association, for a file.',
    access: 'user',
    params,
    answer: Statement,
    refusals,
  }),
}
