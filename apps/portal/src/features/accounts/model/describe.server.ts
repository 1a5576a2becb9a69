import { z } from 'zod'

/** The limits of attempts, as the description of the API states them. */
export const limitTexts = {
  links: 'A few mails in a quarter of an hour, for an address and from one.',
  linkUse: 'Some dozen tries of links in a quarter of an hour, from one address.',
  passwords: 'Ten wrong passwords in a quarter of an hour.',
}

export const passwordRules = ['PASSWORD_TOO_SHORT', 'PASSWORD_TOO_COMMON'] as const

export const WithEmail = z.strictObject({ email: z.string() })
