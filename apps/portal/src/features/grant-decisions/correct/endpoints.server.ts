import { z } from 'zod'
import { grantRefusals } from '#core/grants/refusals.ts'
import { BudgetReserved } from '#core/grants/reserved.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { decisionRefusals, ownCaseRefusal } from '../model/refusals.ts'
import { CorrectionForm, LetterQuery, Letters, StaffCorrections } from './contract.ts'
import { correctEndpoints as endpoints } from './endpoints.ts'

const access = { staff: ['caseworker'] } as const
const ofLetter = {
  schema: z.object({ decisionId: z.uuid() }),
  refusal: 'GRANT_NOT_FOUND',
} as const
const ofCorrection = {
  schema: z.object({ correctionId: z.uuid() }),
  refusal: 'CORRECTION_NOT_FOUND',
} as const
const notFound = only(grantRefusals, 'GRANT_NOT_FOUND')

export const correctDescribed = {
  find: describeEndpoint(endpoints.find, {
    summary: 'The letters about one application, by its number.',
    access,
    query: LetterQuery,
    answer: Letters,
    refusals: { ...notFound, ...ownCaseRefusal },
  }),
  letter: describeEndpoint(endpoints.letter, {
    summary: 'One letter about an application, as a PDF.',
    access,
    params: ofLetter,
    answer: { kind: 'file', types: ['application/pdf'] },
    refusals: { ...notFound, ...ownCaseRefusal, ...only(decisionRefusals, 'NO_SENDER') },
  }),
  propose: describeEndpoint(endpoints.propose, {
    summary: 'Says what is wrong in a letter, and what is right. A second person confirms it.',
    access,
    params: ofLetter,
    body: CorrectionForm,
    answer: Done,
    refusals: {
      ...only(grantRefusals, 'GRANT_NOT_FOUND', 'GRANT_CHANGED'),
      ...only(decisionRefusals, 'RESULT_SAME', 'CORRECTION_WAITS'),
    },
    audits: ['grant-correction-proposed'],
    concerns: 'person',
  }),
  list: describeEndpoint(endpoints.list, {
    summary: 'Corrections of letters that wait for a second person.',
    access,
    answer: StaffCorrections,
  }),
  drop: describeEndpoint(endpoints.drop, {
    summary: 'Drops a correction that nobody has confirmed.',
    access,
    params: ofCorrection,
    answer: Done,
    refusals: { ...notFound, ...only(decisionRefusals, 'CORRECTION_NOT_FOUND') },
    audits: ['grant-correction-dropped'],
    concerns: 'person',
  }),
  confirm: describeEndpoint(endpoints.confirm, {
    summary: 'A second person confirms a correction: a new letter is sent, and money follows.',
    access,
    params: ofCorrection,
    answer: Done,
    refusals: {
      ...only(
        grantRefusals,
        'GRANT_NOT_FOUND',
        'GRANT_CHANGED',
        'GRANT_STATE',
        'GRANT_BUDGET_EXCEEDED',
        'GRANT_BUDGET_RESERVED',
        'GRANT_PAID',
      ),
      ...only(decisionRefusals, 'CORRECTION_NOT_FOUND', 'SECOND_PERSON_NEEDED'),
    },
    refusalDetails: { GRANT_BUDGET_RESERVED: BudgetReserved },
    audits: ['grant-correction-confirmed'],
    concerns: 'person',
  }),
}
