import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { CorrectionForm, LetterQuery, Letters, StaffCorrections } from './contract.ts'

const letters = '/api/frontend/staff/grant-letters'
const corrections = '/api/frontend/staff/grant-corrections'

export const correctEndpoints = {
  find: endpoint<{ query: LetterQuery; answer: Letters }>()('GET', letters),
  letter: endpoint<{ answer: null }>()('GET', `${letters}/:decisionId`),
  propose: endpoint<{ body: CorrectionForm; answer: Done }>()(
    'POST',
    `${letters}/:decisionId/corrections`,
  ),
  list: endpoint<{ answer: StaffCorrections }>()('GET', corrections),
  drop: endpoint<{ answer: Done }>()('POST', `${corrections}/:correctionId/drop`),
  confirm: endpoint<{ answer: Done }>()('POST', `${corrections}/:correctionId/confirm`),
}
