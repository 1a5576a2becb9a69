import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { PersonMoney } from '#core/person-money/contract.ts'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { financesRefusals } from '../model/refusals.ts'
import { Returning } from './contract.ts'
import { financesEndpoints as endpoints } from './endpoints.ts'

const query = z.object({ language: z.enum(locales) })

export const financesDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary: 'All of the caller’s own money, whatever it was for, newest first.',
    access: 'user',
    query,
    answer: PersonMoney,
  }),
  returning: describeEndpoint(endpoints.returning, {
    summary: 'What is on its way back to the caller, or owed to them.',
    access: 'user',
    query,
    answer: Returning,
  }),
  summary: describeEndpoint(endpoints.summary, {
    summary: 'The caller’s own money of one year as a PDF.',
    access: 'user',
    params: {
      schema: z.object({ year: z.string().regex(/^20\d{2}$/) }),
      refusal: 'FINANCES_YEAR_UNKNOWN',
    },
    query,
    answer: { kind: 'file', types: ['application/pdf'] },
    refusals: financesRefusals,
  }),
}
