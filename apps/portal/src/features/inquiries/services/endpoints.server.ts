import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import { formRefusalDetails, SentForm } from '#core/public-forms/contract.ts'
import { formLimits } from '#core/public-forms/form-limits.server.ts'
import { describeRoute, only } from '#platform/api/describe-route.server.ts'
import { OpenForms } from './contract.ts'
import { serviceRoutes as routes } from './endpoints.ts'
import { serviceRefusals } from './refusals.ts'
import { serviceFormIds } from './service-form-ids.ts'

export const described = {
  open: describeRoute(routes.open, {
    summary: 'The service forms that can be sent now.',
    mayAsk: 'everybody',
    answer: OpenForms,
  }),
  send: describeRoute(routes.send, {
    summary:
      'Takes what somebody orders or asks for by a service form. Whoever is logged in is known by the name and address of the account.',
    mayAsk: 'everybody',
    params: { schema: z.object({ form: z.enum(serviceFormIds) }), refusal: 'FORM_CLOSED' },
    query: z.object({ language: z.enum(['no', 'en']).optional() }),
    body: SentForm,
    answer: { kind: 'nothing' },
    refusals: { ...serviceRefusals, ...only(accountRefusals, 'TOO_MANY_ATTEMPTS') },
    refusalDetails: formRefusalDetails,
    limits: formLimits,
  }),
}
