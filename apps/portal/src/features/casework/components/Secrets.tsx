import { Button } from '@digdir/designsystemet-react'
import { useEffect, useState } from 'react'
import { useStaffOffers } from '#core/staff-area/staff-offers.ts'
import { m } from '#messages'
import { findView, secretName } from '../case-texts.ts'
import type { OpenCase } from '../contract.ts'
import styles from './Case.module.css'
import { SecretReason } from './SecretReason.tsx'

/** Long enough to type a number into another program. */
const shownMilliseconds = 30_000

/** Fields that are hidden until somebody says why they need them, and soon after again. */
export function Secrets({ found }: { found: OpenCase }) {
  const { caseViews } = useStaffOffers()
  const view = findView(caseViews, found.kind)
  return (
    <section className={styles.section} aria-labelledby="secrets-heading">
      <h2 id="secrets-heading" className={styles.heading}>
        {m.casework_secrets()}
      </h2>
      {found.secrets.map((secret) => (
        <Secret key={secret} caseId={found.id} secret={secret} name={secretName(view, secret)} />
      ))}
    </section>
  )
}

function Secret({ caseId, secret, name }: { caseId: string; secret: string; name: string }) {
  const [isAsking, setAsking] = useState(false)
  const [value, setValue] = useState<string | null>(null)
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (value === null) return
    const timer = setTimeout(() => {
      setValue(null)
      setSaid(m.casework_secret_gone())
    }, shownMilliseconds)
    return () => clearTimeout(timer)
  }, [value])

  return (
    <div>
      <p role="status">
        {value === null ? (
          said
        ) : (
          <>
            {name}: <strong className={styles.secret}>{value}</strong>
          </>
        )}
      </p>
      {value === null ? (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {m.casework_secret_show({ name: name.toLowerCase() })}
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => setValue(null)}>
          {m.casework_secret_hide()}
        </Button>
      )}
      {isAsking && (
        <SecretReason
          caseId={caseId}
          secret={secret}
          name={name}
          onClose={() => setAsking(false)}
          onShown={(shown) => {
            setSaid('')
            setValue(shown)
            setAsking(false)
          }}
        />
      )}
    </div>
  )
}
