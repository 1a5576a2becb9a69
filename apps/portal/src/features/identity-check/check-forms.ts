import { z } from 'zod/mini'
import { EmailAddress } from '#core/accounts/email-address.ts'
import { isNationalId } from '#core/personal-data/national-id.ts'
import { documentKinds } from './contract.ts'

export const FindAccountForm = z.object({ email: EmailAddress })
export type FindAccountForm = z.infer<typeof FindAccountForm>

/** `number`: as it is in the document, so that staff compare it and not only look at it. */
export const ConfirmForm = z.object({
  userId: z.string().check(z.regex(/^[\w-]{1,100}$/)),
  number: z.string().check(
    z.maxLength(30, 'ny.bruker.fodselsdato.ugyldig'),
    z.refine((text) => isNationalId(text), 'ny.bruker.fodselsdato.ugyldig'),
  ),
  document: z.enum(documentKinds, { error: 'DOCUMENT_REQUIRED' }),
})
export type ConfirmForm = z.infer<typeof ConfirmForm>
