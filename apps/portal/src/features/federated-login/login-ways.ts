import type { LoginWays } from '#core/sessions/login/login-ways.ts'
import { FederatedLogin, FederatedProblems } from './components/FederatedLogin.tsx'
import { loadOffers } from './load-offers.ts'

export const loginWays: LoginWays = {
  load: loadOffers,
  Ways: FederatedLogin,
  Problems: FederatedProblems,
  order: 1,
}
