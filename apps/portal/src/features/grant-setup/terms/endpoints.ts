import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { CommitteeTerms } from './contract.ts'
import type { TermEdit } from './forms.ts'

const terms = '/api/frontend/staff/grant-committee-terms'

export const termEndpoints = {
  list: endpoint<{ answer: CommitteeTerms }>()('GET', terms),
  save: endpoint<{ body: TermEdit; answer: Done }>()('POST', terms),
}
