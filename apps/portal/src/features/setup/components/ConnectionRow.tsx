import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import type { ConnectionOutcome } from '#core/setup/connection.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import type { ConnectionView } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import type { TriedConnection } from '../contract.ts'
import { outcomeTexts } from '../outcome-texts.ts'
import { tryConnection } from '../queries.ts'
import styles from './Setup.module.css'

/** One service, what it is for, and what came of trying it. */
export function ConnectionRow({ connection }: { connection: ConnectionView }) {
  const { key, name, text, settings, worksText } = connection
  const whileLoggedIn = useLoginInPlace()
  const [outcome, setOutcome] = useState<ConnectionOutcome>()
  const trying = useSingleMutation({
    mutationFn: () => {
      setOutcome(undefined)
      return whileLoggedIn(() => tryConnection(key))
    },
    onSuccess: (tried: TriedConnection) => setOutcome(tried.outcome),
  })
  return (
    <li className={styles.row}>
      <div>
        <h3>{name()}</h3>
        <p>{text()}</p>
        <p role="status" className={styles.outcome} data-outcome={outcome}>
          {outcome === 'works' && worksText
            ? worksText()
            : outcome && outcomeTexts[outcome]({ settings: settings.join(', ') })}
          {trying.error && staffErrorText(trying.error)}
        </p>
      </div>
      <Button
        variant="secondary"
        loading={trying.isPending}
        aria-label={m.setup_try_name({ name: name() })}
        onClick={() => trying.mutate()}
      >
        {m.setup_try()}
      </Button>
    </li>
  )
}
