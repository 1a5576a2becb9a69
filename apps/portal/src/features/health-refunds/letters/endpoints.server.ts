import { z } from 'zod'
import { caseRefusals } from '#core/cases/contract.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { letterRefusals } from '../model/letter-refusals.ts'
import { OwnDecisions } from './contract.ts'
import { letterEndpoints as endpoints } from './endpoints.ts'
import { LetterQuery, letterParams } from './letter-query.ts'

const notFound = only(caseRefusals, 'CASE_NOT_FOUND')

export const lettersDescribed = {
  ownDecisions: describeEndpoint(endpoints.ownDecisions, {
    summary: 'What was decided about one’s own application, the appeals, and what is paid back.',
    access: 'user',
    params: { schema: z.object({ id: z.uuid() }), refusal: 'CASE_NOT_FOUND' },
    answer: OwnDecisions,
    refusals: notFound,
  }),
  ownLetter: describeEndpoint(endpoints.ownLetter, {
    summary: 'The letter of a decision about one’s own application, as a PDF.',
    access: 'user',
    params: letterParams,
    query: LetterQuery,
    answer: { kind: 'file', types: ['application/pdf'] },
    refusals: { ...notFound, ...letterRefusals },
  }),
}
