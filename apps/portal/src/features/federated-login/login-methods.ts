import type { LoginMethods } from '#core/sessions/login/login-methods.ts'
import { FederatedLogin, FederatedProblems } from './components/FederatedLogin.tsx'
import { loadOffers } from './load-offers.ts'

export const loginMethods: LoginMethods = {
  load: loadOffers,
  Ways: FederatedLogin,
  Problems: FederatedProblems,
  order: 1,
}
