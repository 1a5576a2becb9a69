import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { Logo } from '../admin/logo.tsx'
import { LoginForms } from './login-forms.tsx'

/** `/admin/login`: password and code; with a mailed link, a new password and the app. */
export function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const next = getSafeRedirect({
    fallbackTo: req.payload.config.routes.admin,
    redirectTo: searchParams?.redirect ?? '',
  })
  if (req.user) redirect(next)
  return (
    <>
      <div className="login__brand">
        <Logo payload={req.payload} i18n={req.i18n} />
      </div>
      <LoginForms next={next} />
    </>
  )
}
