import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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

/** The imports that were proposed or made, what the bank has not received of them, and their customers. */
export function Imports() {
  const { data, error, refetch } = useQuery(importsQuery)
  const [asked, setAsked] = useState<{ made: CustomerImport; action: ImportAction } | null>(null)
  return (
    <section aria-labelledby="customer-imports-heading" className={styles.part}>
      <h2 id="customer-imports-heading">{m.customer_imports_heading()}</h2>
      {error && !data && (
        <LoadFailure text={customerImportErrorText(error)} retry={() => refetch()} />
      )}
      {!data && !error && <Waiting rows={2} />}
      {data?.items.length === 0 && <p>{m.customer_imports_none()}</p>}
      {data?.items.map((made) => (
        <Import key={made.id} made={made} onAsk={(action) => setAsked({ made, action })} />
      ))}
      {asked && <ImportDialog {...asked} onClose={() => setAsked(null)} />}
    </section>
  )
}

function Import({ made, onAsk }: { made: CustomerImport; onAsk: (action: ImportAction) => void }) {
  const { id, fileName, lines, amountOre, confirmedAt, undoneAt, receivedOn, waiting } = made
  const isInForce = confirmedAt !== null && undoneAt === null
  const facts = { lines, amount: formatKroner(amountOre) }
  return (
    <article aria-labelledby={`import-${id}`} className={styles.part}>
      <h3 id={`import-${id}`}>{fileName}</h3>
      <p>
        {confirmedAt
          ? m.customer_import_made({ ...facts, at: formatDayAndTime(new Date(confirmedAt)) })
          : m.customer_import_waits(facts)}{' '}
        {undoneAt && m.customer_import_undone_at({ at: formatDayAndTime(new Date(undoneAt)) })}
        {isInForce && moneyText(made)}
      </p>
      {isInForce && (
        <div className={styles.buttons}>
          {receivedOn === null && !waiting.includes('received') && (
            <Button variant="secondary" onClick={() => onAsk('received')}>
              {m.customer_import_receive()}
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
