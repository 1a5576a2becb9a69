import { route } from '#platform/api/endpoint.ts'
import type { InquirySetup, SetupSaved } from './contract.ts'
import type { SetupEdit } from './setup-forms.ts'

const setup = '/api/frontend/staff/inquiry-setup'

export const setupEndpoints = {
  readSetup: route<{ answer: InquirySetup }>()('GET', setup),
  saveSetup: route<{ body: SetupEdit; answer: SetupSaved }>()('POST', `${setup}/changes`),
}
