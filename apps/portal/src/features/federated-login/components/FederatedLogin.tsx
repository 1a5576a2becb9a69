import { Alert } from '@digdir/designsystemet-react'
import { useHydrated } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { LoginOffers, LoginProblems } from '#core/sessions/login/login-methods.ts'
import { m } from '#messages'
import { type ProviderId, providerIds, providerNames } from '../providers.ts'
import { federatedProblemText } from '../refusal-messages.ts'
import styles from './Federated.module.css'
import { FederatedButton } from './FederatedButton.tsx'

/** On the login page: the ways through others, beside the one by password. */
export function FederatedLogin({
  offers,
  callback,
}: {
  offers: LoginOffers
  callback: string | undefined
}) {
  const offered = providerIds.flatMap((provider) => {
    const offer = offers[provider]
    return offer?.isOffered ? [{ provider, offer }] : []
  })
  if (offered.length === 0) return null
  return (
    <div className={styles.login}>
      <p className={styles.or}>{m.federated_or()}</p>
      {offered.map(({ provider, offer }) => (
        <FederatedButton
          key={provider}
          provider={provider}
          offer={offer}
          to={{ callback }}
          text={m.federated_log_in({ provider: providerNames[provider] })}
        />
      ))}
    </div>
  )
}

/** On the login page: why ways through others led back here. The cached page does not know of it. */
export function FederatedProblems({ problems }: { problems: LoginProblems }) {
  const isHydrated = useHydrated()
  return providerIds.map((provider) => (
    <FederatedProblem
      key={provider}
      provider={provider}
      code={isHydrated ? problems[provider] : undefined}
    />
  ))
}

/** Why the way through a provider led back here. */
export function FederatedProblem(props: { provider: ProviderId; code: string | undefined }) {
  const { provider, code } = props
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (code !== undefined) box.current?.focus()
  }, [code])
  if (code === undefined) return null
  return (
    <Alert data-color="danger" className={styles.login} ref={box} tabIndex={-1} role="alert">
      {federatedProblemText(provider, code)}
    </Alert>
  )
}
