import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'

/** For somebody whose link no longer works. */
export const signUpAgain = () => ({
  href: pagePath('newsletter', getLocale()),
  text: m.newsletter_sign_up_again(),
})
