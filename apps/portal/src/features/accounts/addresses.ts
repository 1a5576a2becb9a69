import { myPageAddresses } from '@trivsel/content-contract/addresses'
import { callbackPattern } from '#core/sessions/login/callback.ts'
import { problemPattern } from '#core/sessions/login/problems.ts'
import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  // Where it leads is in the page itself, for those without JavaScript.
  login: {
    no: '/logg-inn',
    en: '/en/login',
    query: { callback: callbackPattern, problem: problemPattern },
    browserQuery: ['feide', 'id-porten'],
  },
  signUp: { no: '/registrering', en: '/en/sign-up', browserQuery: ['callback'] },
  signUpLinkSent: { no: '/registrering/lenke-sendt', en: '/en/sign-up/link-sent' },
  signUpCompleteDetails: {
    no: '/registrering/fullfor-registrering',
    en: '/en/sign-up/complete-details',
    browserFragment: true,
  },
  signUpSuccess: {
    no: '/registrering/fullfort',
    en: '/en/sign-up/success',
    browserQuery: ['callback'],
  },
  forgotPassword: { no: '/glemt-passord', en: '/en/forgot-password' },
  forgotPasswordReset: {
    no: '/glemt-passord/tilbakestill',
    en: '/en/forgot-password/reset',
    browserFragment: true,
  },
  changeEmail: { no: '/bytt-e-post', en: '/en/change-email', browserFragment: true },
  accountSecurity: { ...myPageAddresses.security, browserQuery: ['feide', 'id-porten'] },
} as const satisfies Pages
