import { describeRoute } from '#platform/api/describe-route.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { InquirySetup } from './contract.ts'
import { setupRefusals } from './refusals.ts'
import { setupRoutes as routes } from './routes.ts'
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
    summary: 'Changes one thing of that, if it is as it was seen.',
    mayAsk,
    body: SetupEdit,
    answer: Done,
    refusals: setupRefusals,
    audits: [
      'inquiry-category-saved',
      'inquiry-category-moved',
      'inquiry-category-removed',
      'inquiry-template-saved',
      'inquiry-template-removed',
      'service-form-saved',
    ],
    concerns: { nobody: 'categories, forms and texts for everybody' },
  }),
}
