'use client'

import { Link, useAuth, useConfig, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useState } from 'react'
import { inLanguage } from '../admin/in-language.ts'
import { Field, Problem } from './field.tsx'
import { LinkForm } from './link-form.tsx'
import { loginWords as words } from './login-words.ts'
import { postToEditors } from './post-to-editors.ts'

/**
 * The token of a mailed link is after `#`, which only the browser sees. Until that is read nothing
 * can be sent: before the page is hydrated the browser would send the form to the page itself.
 */
export function LoginForms({ next }: { next: string }) {
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    const read = () => setToken(new URLSearchParams(location.hash.slice(1)).get('token'))
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return token ? (
    <LinkForm key={token} token={token} />
  ) : (
    <LoginForm next={next} isHydrated={token !== undefined} />
  )
}

function LoginForm({ next, isHydrated }: { next: string; isHydrated: boolean }) {
  const { i18n } = useTranslation()
  const { setUser } = useAuth()
  const { config } = useConfig()
  const router = useRouter()
  const [needsCode, setNeedsCode] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const say = (text: { nb: string; en: string }) => inLanguage(i18n, text)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    setIsSending(true)
    const form = Object.fromEntries(new FormData(event.currentTarget))
    const answer = await postToEditors(config.routes.api, 'login', form)
    setIsSending(false)
    if (answer.ok) {
      setUser(answer.data as unknown as Parameters<typeof setUser>[0])
      router.replace(next)
      return
    }
    if (answer.error === 'SECOND_FACTOR_REQUIRED') {
      setNeedsCode(true)
      return setProblem(null)
    }
    if (answer.error === 'SECOND_FACTOR_MISSING') return setProblem(say(words.factorMissing))
    setProblem(answer.message ?? say(words.failed))
  }

  return (
    <form className="login__form trivsel-login" method="post" onSubmit={submit}>
      <Problem text={problem} />
      <Field label={say(words.email)} name="email" type="email" autoComplete="username" />
      <Field
        label={say(words.password)}
        name="password"
        type="password"
        autoComplete="current-password"
      />
      {needsCode && (
        <Field
          label={say(words.code)}
          help={say(words.codeHelp)}
          name="code"
          autoComplete="one-time-code"
          hasFocus
        />
      )}
      <Link href={`${config.routes.admin}${config.admin.routes.forgot}`} prefetch={false}>
        {say(words.forgot)}
      </Link>
      <button
        className="btn btn--style-primary btn--size-large"
        type="submit"
        disabled={!isHydrated}
        aria-disabled={isSending}
      >
        {say(words.logIn)}
      </button>
    </form>
  )
}
