import { Alert } from '@digdir/designsystemet-react'
import { useEffect, useRef } from 'react'
import { m } from '#messages'
import styles from './components/Feide.module.css'
import { FeideButton } from './components/FeideButton.tsx'
import type { FeideOffer } from './contract.ts'
import { feideProblemText } from './feide-messages.ts'

/** On the login page: the way through Feide, beside the one by password. */
export function FeideLogin({
  offer,
  callback,
}: {
  offer: FeideOffer
  callback: string | undefined
}) {
  if (!offer.isOffered) return null
  return (
    <div className={styles.login}>
      <p className={styles.or}>{m.feide_or()}</p>
      <FeideButton offer={offer} to={{ callback }} text={m.feide_log_in()} />
    </div>
  )
}

/** Why the way through Feide led back here. */
export function FeideProblem({ code }: { code: string | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (code !== undefined) box.current?.focus()
  }, [code])
  if (code === undefined) return null
  return (
    <Alert data-color="danger" className={styles.login} ref={box} tabIndex={-1} role="alert">
      {feideProblemText(code)}
    </Alert>
  )
}
