import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type {
  AdmissionForm,
  CashForm,
  CashRegistered,
  CodeForm,
  DeclineForm,
  MembershipSetup,
  TermsForm,
} from './contract.ts'

const path = '/api/frontend/my-associations/:id/membership'

/** The board says how people become members. */
export const boardEndpoints = {
  read: endpoint<{ answer: MembershipSetup }>()('GET', path),
  saveTerms: endpoint<{ body: TermsForm; answer: Done }>()('PUT', `${path}/terms`),
  saveAdmission: endpoint<{ body: AdmissionForm; answer: Done }>()('PUT', `${path}/admission`),
  makeCode: endpoint<{ body: CodeForm; answer: Done }>()('POST', `${path}/codes`),
  endCode: endpoint<{ answer: Done }>()('POST', `${path}/codes/:codeId/end`),
  accept: endpoint<{ answer: Done }>()('POST', `${path}/requests/:memberId/accept`),
  decline: endpoint<{ body: DeclineForm; answer: Done }>()(
    'POST',
    `${path}/requests/:memberId/decline`,
  ),
  registerCash: endpoint<{ body: CashForm; answer: CashRegistered }>()('POST', `${path}/cash`),
}
