'use client'

import { Link, useConfig, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { encode } from 'uqr'
import { inLanguage } from '../admin/in-language.ts'
import { Field, Problem } from './field.tsx'
import { loginWords as words } from './login-words.ts'
import { postToEditors } from './post-to-editors.ts'

type Factor = { secret: string; address: string }
type State =
  | { step: 'opening' }
  | { step: 'not-valid' }
  | { step: 'open'; email: string; factor: Factor | null }
  | { step: 'saved'; recoveryCodes: string[] | null }

/** What a mailed link leads to: a new password, and the app for who has none. */
export function LinkForm({ token }: { token: string }) {
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const [state, setState] = useState<State>({ step: 'opening' })
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const say = (text: { nb: string; en: string }) => inLanguage(i18n, text)
  const { admin, api } = config.routes

  useEffect(() => {
    postToEditors(api, 'link', { token }).then((answer) =>
      setState(
        answer.ok
          ? { step: 'open', ...(answer.data as { email: string; factor: Factor | null }) }
          : { step: 'not-valid' },
      ),
    )
  }, [api, token])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    setIsSending(true)
    const form = Object.fromEntries(new FormData(event.currentTarget))
    const answer = await postToEditors(api, 'reset-password', { ...form, token })
    setIsSending(false)
    if (answer.ok)
      return setState({
        step: 'saved',
        ...(answer.data as { recoveryCodes: string[] | null }),
      })
    if (answer.error === 'LINK_NOT_VALID') return setState({ step: 'not-valid' })
    setProblem(answer.message ?? say(words.failed))
  }

  if (state.step === 'opening') return null
  if (state.step === 'not-valid')
    return (
      <div className="trivsel-login">
        <Problem text={say(words.linkNotValid)} />
        <Link href={`${admin}${config.admin.routes.forgot}`} prefetch={false}>
          {say(words.newLink)}
        </Link>
      </div>
    )
  if (state.step === 'saved')
    return (
      <div className="trivsel-login">
        <h1>{say(words.savedHeading)}</h1>
        {state.recoveryCodes && (
          <>
            <p>{say(words.recoveryCodes)}</p>
            <ul className="trivsel-login__codes">
              {state.recoveryCodes.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </ul>
          </>
        )}
        <a className="btn btn--style-primary btn--size-large" href={`${admin}/login`}>
          {say(words.toLogin)}
        </a>
      </div>
    )
  return (
    <form className="login__form trivsel-login" method="post" onSubmit={submit}>
      <h1>{say(words.newPasswordHeading)}</h1>
      <p>{state.email}</p>
      <Problem text={problem} />
      <input type="hidden" name="username" autoComplete="username" value={state.email} />
      <Field
        label={say(words.newPassword)}
        help={say(words.newPasswordHelp)}
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={10}
      />
      {state.factor && (
        <>
          <h2>{say(words.factorHeading)}</h2>
          <p>{say(words.factorText)}</p>
          <QrCode text={state.factor.address} label={say(words.qr)} />
          <p>
            {say(words.typeInstead)} <code>{state.factor.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
          <Field label={say(words.code)} name="code" autoComplete="one-time-code" />
        </>
      )}
      <button
        className="btn btn--style-primary btn--size-large"
        type="submit"
        aria-disabled={isSending}
      >
        {say(words.save)}
      </button>
    </form>
  )
}

/** The quiet zone that scanners need (ISO/IEC 18004, 9.1). */
const border = 4

function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      className="trivsel-login__qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
