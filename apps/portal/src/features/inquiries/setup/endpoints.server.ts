import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { InquirySetup, SetupSaved } from './contract.ts'
import { setupEndpoints as endpoints } from './endpoints.ts'
import { setupRefusals } from './refusals.ts'
import { SetupEdit } from './setup-forms.ts'

const access = { staff: ['admin'] } as const

export const described = {
  read: describeEndpoint(endpoints.read, {
    summary:
      'What one may write to us about, who answers it, and the answers that staff begin with.',
    access,
    answer: InquirySetup,
  }),
  save: describeEndpoint(endpoints.save, {
    summary:
      'Changes one thing of that, if it is as it was seen; a confidential category with another mailbox waits for a second administrator.',
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
    // Whose own address a confidential mailbox is; everything else is for everybody.
    concerns: 'person',
  }),
}
