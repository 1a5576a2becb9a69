import { describeRoute } from '#platform/api/describe-route.server.ts'
import { InquirySetup, SetupSaved } from './contract.ts'
import { setupRoutes as routes } from './endpoints.ts'
import { setupRefusals } from './refusals.ts'
import { SetupEdit } from './setup-forms.ts'

const mayAsk = { staff: ['admin'] } as const

export const described = {
  read: describeRoute(routes.read, {
    summary:
      'What one may write to us about, who answers it, and the answers that staff begin with.',
    mayAsk,
    answer: InquirySetup,
  }),
  save: describeRoute(routes.save, {
    summary:
      'Changes one thing of that, if it is as it was seen; a confidential category with another mailbox waits for a second administrator.',
    mayAsk,
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
