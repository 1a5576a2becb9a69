import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { ConfirmForm, FindAccountForm } from './check-forms.ts'
import { identityCheckRefusals } from './contract.ts'
import { identityCheckEndpoints as endpoints } from './endpoints.ts'

const access = { staff: ['caseworker', 'admin'] } as const
const limits = 'Sixty checks in a quarter of an hour.'
const tooMany = only(accountRefusals, 'TOO_MANY_ATTEMPTS')

export const described = {
  find: describeEndpoint(endpoints.find, {
    summary:
      'An account by its address. Nothing is changed; that the national id was looked at is in the access log of the person.',
    access,
    body: FindAccountForm,
    answer: z.strictObject({
      userId: z.string(),
      name: z.string(),
      nationalId: z.strictObject({ masked: z.string(), isProven: z.boolean() }).nullable(),
    }),
    refusals: { ...only(identityCheckRefusals, 'ACCOUNT_NOT_FOUND'), ...tooMany },
    limits,
    audits: [],
  }),
  confirm: describeEndpoint(endpoints.confirm, {
    summary: 'Proves the national id that a person has given by a document that staff have seen.',
    access,
    body: ConfirmForm,
    answer: Done,
    refusals: { ...identityCheckRefusals, ...tooMany },
    limits,
    audits: ['national-id-confirmed'],
    concerns: 'person',
  }),
}
