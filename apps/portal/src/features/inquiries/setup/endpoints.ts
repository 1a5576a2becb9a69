import { endpoint } from '#platform/api/endpoint.ts'
import type { InquirySetup, SetupSaved } from './contract.ts'
import type { SetupEdit } from './setup-forms.ts'

const setup = '/api/frontend/staff/inquiry-setup'

export const setupEndpoints = {
  readSetup: endpoint<{ answer: InquirySetup }>()('GET', setup),
  saveSetup: endpoint<{ body: SetupEdit; answer: SetupSaved }>()('POST', `${setup}/changes`),
}
