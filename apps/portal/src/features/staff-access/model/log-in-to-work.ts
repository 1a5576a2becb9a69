import { signIn } from '#core/sessions/login/authenticate.ts'
import { loginAddress } from '#core/sessions/login/callback.ts'
import { getLocale } from '#locale'
import { pagePath } from '#platform/routing/route-table.ts'

/** Logs in to a new account. When that fails, the person logs in on the login page. */
export async function logInToWork(
  account: { email: string; password: string },
  page: 'staff' | 'staffSetup',
): Promise<void> {
  const path = pagePath(page, getLocale())
  const { ok } = await signIn(account)
  window.location.assign(ok ? path : loginAddress(pagePath('login', getLocale()), path))
}
