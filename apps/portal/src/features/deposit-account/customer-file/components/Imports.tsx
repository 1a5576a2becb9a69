import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import styles from '#core/table-files/ImportPage.module.css'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDayAndTime, formatDayAndYear } from '#platform/time/format.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { CustomerImport } from '../contract.ts'
import { customerImportErrorText } from '../file-texts.ts'
import { importsQuery } from '../queries.ts'
import { type ImportAction, ImportDialog } from './ImportDialog.tsx'
import { ImportLines } from './ImportLines.tsx'
import { InviteDialog } from './InviteDialog.tsx'

/** Milliseconds. */
const lookAgainAfter = 3_000

type Action = ImportAction | 'invite'

/** The imports that were proposed or made, what the bank has not received of them, and their customers. */
export function Imports() {
  const [asked, setAsked] = useState<{ made: CustomerImport; action: Action } | null>(null)
  const [invited, setInvited] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({
    ...importsQuery,
    // A job writes the invitations.
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ id, uninvited }) => id === invited && uninvited > 0) &&
      lookAgainAfter,
  })
  return (
    <section aria-labelledby="customer-imports-heading" className={styles.part}>
      <h2 id="customer-imports-heading">{m.customer_imports_heading()}</h2>
      {error && !data && (
        <LoadFailure text={customerImportErrorText(error)} retry={() => refetch()} />
      )}
      {!data && !error && <Waiting rows={2} />}
      {data?.items.length === 0 && <p>{m.customer_imports_none()}</p>}
      {data?.items.map((made) => (
        <Import
          key={made.id}
          made={made}
          isInvited={invited === made.id}
          onAsk={(action) => setAsked({ made, action })}
        />
      ))}
      {asked?.action === 'invite' && (
        <InviteDialog
          made={asked.made}
          onClose={() => setAsked(null)}
          onDone={() => {
            setInvited(asked.made.id)
            setAsked(null)
          }}
        />
      )}
      {asked && asked.action !== 'invite' && (
        <ImportDialog made={asked.made} action={asked.action} onClose={() => setAsked(null)} />
      )}
    </section>
  )
}

function Import(props: {
  made: CustomerImport
  isInvited: boolean
  onAsk: (action: Action) => void
}) {
  const { made, isInvited, onAsk } = props
  const { id, fileName, lines, amountOre, confirmedAt, undoneAt, receivedOn, waiting } = made
  const { invited, uninvited } = made
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed goes when everybody is invited, and the focus with it.
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (isInvited && isLost && uninvited === 0) heading.current?.focus()
  }, [isInvited, uninvited])
  const isInForce = confirmedAt !== null && undoneAt === null
  const facts = { lines, amount: formatKroner(amountOre) }
  return (
    <article aria-labelledby={`import-${id}`} className={styles.part}>
      <h3 id={`import-${id}`} ref={heading} tabIndex={-1}>
        {fileName}
      </h3>
      <p>
        {confirmedAt
          ? m.customer_import_made({ ...facts, at: formatDayAndTime(new Date(confirmedAt)) })
          : m.customer_import_waits(facts)}{' '}
        {undoneAt && m.customer_import_undone_at({ at: formatDayAndTime(new Date(undoneAt)) })}
        {isInForce && moneyText(made)}{' '}
        {isInForce &&
          invited + uninvited > 0 &&
          m.imported_people_invitations({ invited, uninvited })}
      </p>
      {isInForce && (
        <div className={styles.buttons}>
          {receivedOn === null && !waiting.includes('received') && (
            <Button variant="secondary" onClick={() => onAsk('received')}>
              {m.customer_import_receive()}
              <span className="ds-sr-only"> {fileName}</span>
            </Button>
          )}
          {uninvited > 0 && (
            <Button variant="secondary" onClick={() => onAsk('invite')}>
              {m.imported_people_invite()}
              <span className="ds-sr-only"> {fileName}</span>
            </Button>
          )}
          {!waiting.includes('undo') && (
            <Button variant="tertiary" onClick={() => onAsk('undo')}>
              {m.customer_import_undo()}
              <span className="ds-sr-only"> {fileName}</span>
            </Button>
          )}
        </div>
      )}
      <ImportLines id={id} fileName={fileName} />
    </article>
  )
}

const moneyText = ({ receivedOn, missingOre }: CustomerImport) =>
  receivedOn
    ? m.customer_import_received({ date: formatDayAndYear(noonOf(receivedOn)) })
    : m.customer_import_missing({ amount: formatKroner(missingOre) })
