import { caseRefusals } from '#core/cases/contract.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { LetterQuery, letterParams } from '../letters/letter-query.ts'
import { letterRefusals } from '../model/letter-refusals.ts'
import { staffLetterEndpoints as endpoints } from './letter-endpoints.ts'

export const staffLetterDescribed = {
  letter: describeEndpoint(endpoints.letter, {
    summary: 'The letter of a decision, as a PDF. The look at it is written down.',
    access: { staff: ['health'] },
    params: letterParams,
    query: LetterQuery,
    answer: { kind: 'file', types: ['application/pdf'] },
    refusals: { ...only(caseRefusals, 'CASE_NOT_FOUND'), ...letterRefusals },
  }),
}
