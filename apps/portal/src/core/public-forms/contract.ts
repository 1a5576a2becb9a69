import { z } from 'zod'

export const FormToken = z.strictObject({ token: z.string() })
export type FormToken = z.infer<typeof FormToken>

const longestAnswer = 10_000

/** A form over the engine as it is sent. */
export const SentForm = z.strictObject({
  token: z.string().max(200),
  alert: z.string().max(1_000).optional(),
  alert2: z.string().max(1_000).optional(),
  /** By the ids of the fields. */
  answers: z.record(
    z.string().max(40),
    z.union([z.string().max(longestAnswer), z.array(z.string().max(100)).max(40)]),
  ),
})
export type SentForm = z.infer<typeof SentForm>

/** As they are kept, by the ids of the fields (`form-definition.ts`). */
export const Answers = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
)

/** What refusals say besides their code. */
export const formRefusalDetails = {
  /** Whether just this has come with the token before: then it is with us, and need not be sent again. */
  TOKEN_ACTIVE: z.strictObject({ isReceived: z.boolean() }),
  /** Codes by the names of fields as they are sent. */
  FIELDS_INVALID: z.strictObject({ fields: z.record(z.string(), z.string()) }),
}
