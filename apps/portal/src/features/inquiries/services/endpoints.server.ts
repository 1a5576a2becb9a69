import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import { formRefusalDetails, SentForm } from '#core/public-forms/contract.ts'
import { formLimits } from '#core/public-forms/form-limits.server.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { OpenForms } from './contract.ts'
import { serviceEndpoints as endpoints } from './endpoints.ts'
import { serviceRefusals } from './refusals.ts'
import { serviceFormIds } from './service-form-ids.ts'

export const described = {
  open: describeEndpoint(endpoints.open, {
    summary: 'The service forms that can be sent now.',
    access: 'everybody',
    answer: OpenForms,
  }),
  send: describeEndpoint(endpoints.send, {
    summary:
      'Takes what somebody orders or asks for by a service form. Whoever is logged in is known by the name and address of the account.',
    access: 'everybody',
    params: { schema: z.object({ form: z.enum(serviceFormIds) }), refusal: 'FORM_CLOSED' },
    query: z.object({ language: z.enum(['no', 'en']).optional() }),
    body: SentForm,
    answer: { kind: 'nothing' },
    refusals: { ...serviceRefusals, ...only(accountRefusals, 'TOO_MANY_ATTEMPTS') },
    refusalDetails: formRefusalDetails,
    limits: formLimits,
  }),
}
