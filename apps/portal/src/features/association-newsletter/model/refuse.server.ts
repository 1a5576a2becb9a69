import { Refusal } from '#platform/api/errors.server.ts'
import { type NewsletterRefusal, newsletterRefusals } from './refusals.ts'

export const refuseNewsletter = (code: NewsletterRefusal): Refusal<NewsletterRefusal> =>
  new Refusal(code, newsletterRefusals[code])
