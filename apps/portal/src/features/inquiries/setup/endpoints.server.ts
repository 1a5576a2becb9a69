import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { InquirySetup, SetupSaved } from './contract.ts'
import { setupEndpoints as endpoints } from './endpoints.ts'
import { setupRefusals } from './refusals.ts'
import { SetupEdit } from './setup-forms.ts'

const access = { staff: ['admin'] } as const

export const described = {
  readSetup: describeEndpoint(endpoints.readSetup, {
    summary: 'The setup of inquiries: categories, service forms and templates for answers.',
    access,
    answer: InquirySetup,
  }),
  saveSetup: describeEndpoint(endpoints.saveSetup, {
    summary:
      'Changes one entry of the setup, if it has not changed since it was read. A confidential category with a new mailbox waits for a second administrator.',
    access,
    body: SetupEdit,
    answer: SetupSaved,
    refusals: setupRefusals,
    audits: [
      'inquiry-category-saved',
      'inquiry-category-moved',
      'inquiry-category-removed',
      'inquiry-template-saved',
      'inquiry-template-removed',
      'service-form-saved',
      'proposal-made',
    ],
    // The owner of the address of a confidential mailbox; all other changes concern nobody.
    concerns: 'person',
  }),
}
