import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod/mini'

/** Addresses that are typed at once; more are in a file. */
export const mostAtOnce = 100

/** What separates addresses that were copied from somewhere. */
const separators = /[\s,;]+/

/** The addresses of a text, each once, in the order in which they were written. */
export const addressesIn = (text: string): string[] => [
  ...new Set(text.split(separators).filter((part) => part !== '')),
]

export const InviteForm = z.object({
  /** One in each line, or separated otherwise. */
  emails: z.string().check(z.trim(), z.minLength(1, 'EMAIL_REQUIRED'), z.maxLength(30_000)),
  language: z.enum(locales),
})
export type InviteForm = z.infer<typeof InviteForm>

export const InvitationToken = z.object({ token: z.string().check(z.maxLength(300)) })
export type InvitationToken = z.infer<typeof InvitationToken>
