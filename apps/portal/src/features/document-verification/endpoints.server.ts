import { z } from 'zod'
import { revocationReasons } from '#core/documents/checks/contract.ts'
import { CertificateLetter, ConfirmedLetter } from '#core/documents/checks/letters.server.ts'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { localized } from '#platform/i18n/localized.ts'
import { CheckForm } from './check-form.ts'
import { checkRefusals } from './contract.ts'
import { checkEndpoint } from './endpoints.ts'

export const described = {
  check: describeEndpoint(checkEndpoint, {
    summary: 'What a letter of ours says, by the code that stands in it.',
    access: 'everybody',
    body: CheckForm,
    answer: z.union([
      z.strictObject({
        state: z.literal('valid'),
        kind: z.literal('course-certificate'),
        says: CertificateLetter,
      }),
      z.strictObject({
        state: z.literal('valid'),
        kind: z.literal('deposit-confirmation'),
        says: ConfirmedLetter,
        institution: localized(z.string()),
      }),
      z.strictObject({
        state: z.literal('revoked'),
        issuedOn: z.string(),
        revokedOn: z.string(),
        because: z.enum(revocationReasons),
      }),
      z.strictObject({ state: z.literal('forgotten'), issuedOn: z.string() }),
    ]),
    refusals: checkRefusals,
    limits: 'Thirty codes that there are not in a quarter of an hour from one address.',
  }),
}
