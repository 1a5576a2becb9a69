import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import { formRefusalDetails, SentForm } from '#core/public-forms/contract.ts'
import { formLimits } from '#core/public-forms/form-limits.server.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { serviceFormIds } from '../model/service-forms/service-form-ids.ts'
import { OpenForms } from './contract.ts'
import { serviceEndpoints as endpoints } from './endpoints.ts'
import { serviceRefusals } from './refusals.ts'

export const described = {
  listOpenForms: describeEndpoint(endpoints.listOpenForms, {
    summary: 'The service forms that can be sent now.',
    access: 'everybody',
    answer: OpenForms,
  }),
  sendServiceForm: describeEndpoint(endpoints.sendServiceForm, {
    summary:
      'Sends a service form. For logged-in people the name and address of the account are used.',
    access: 'everybody',
    params: { schema: z.object({ form: z.enum(serviceFormIds) }), refusal: 'FORM_CLOSED' },
    query: z.object({ language: z.enum(locales).optional() }),
    body: SentForm,
    answer: { kind: 'nothing' },
    refusals: { ...serviceRefusals, ...only(accountRefusals, 'TOO_MANY_ATTEMPTS') },
    refusalDetails: formRefusalDetails,
    limits: formLimits,
  }),
}
