import { defaultLocale, locales } from '@trivsel/content-contract/locales'
import { z } from 'zod/mini'
import { maxPasswordLength } from '#core/accounts/forms/login-form.ts'

const Language = z.enum(locales)

/** What must be typed, so that nobody deletes an account by a slip of the finger. */
export const confirmationWords = { no: 'SLETT', en: 'DELETE' } as const

export const DownloadForm = z.object({
  format: z.enum(['html', 'json']),
  language: Language,
  /** Empty: the national id stays masked. */
  password: z.string().check(z.maxLength(maxPasswordLength, 'PASSWORD_REQUIRED')),
})
export type DownloadForm = z.infer<typeof DownloadForm>

/** `POST …/deletion`. */
export const DeletionBody = z.object({
  confirmation: z.string().check(z.maxLength(100, 'CONFIRMATION_WRONG')),
  password: z
    .string()
    .check(
      z.minLength(1, 'PASSWORD_REQUIRED'),
      z.maxLength(maxPasswordLength, 'PASSWORD_REQUIRED'),
    ),
  language: Language,
})
export type DeletionBody = z.infer<typeof DeletionBody>

export function isConfirmed({ confirmation, language }: DeletionBody): boolean {
  return confirmation.trim() === confirmationWords[language]
}

/** The same with a check of the word: the field shows an error before anything is sent. */
export const DeletionForm = DeletionBody.check(
  z.refine(isConfirmed, { error: 'CONFIRMATION_WRONG', path: ['confirmation'] }),
)

/** A page outside the range is the first (decisions, "Locales and routes"). */
export const AccessLogQuery = z.object({
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
})

export const LanguageQuery = z.object({ language: z.catch(Language, defaultLocale) })
