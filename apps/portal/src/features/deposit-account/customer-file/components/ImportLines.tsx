import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FileLines } from '#core/table-files/FileLines.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDayAndYear } from '#platform/time/format.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { ImportedCustomers } from '../contract.ts'
import { customerImportErrorText } from '../file-texts.ts'
import { linesQuery } from '../queries.ts'
import styles from './CustomerImport.module.css'

/** The customers of an import, fetched when somebody opens the list. */
export function ImportLines({ id, fileName }: { id: string; fileName: string }) {
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useQuery({ ...linesQuery(id), enabled: isOpen })
  return (
    <div className={styles.part}>
      <div>
        <Button
          variant="tertiary"
          aria-expanded={isOpen}
          aria-controls={`lines-${id}`}
          onClick={() => setOpen(!isOpen)}
        >
          {m.customer_import_customers()}
          <span className="ds-sr-only"> {fileName}</span>
        </Button>
      </div>
      <div id={`lines-${id}`} hidden={!isOpen}>
        {error && !data && (
          <LoadFailure text={customerImportErrorText(error)} retry={() => refetch()} />
        )}
        {isOpen && !data && !error && <Waiting rows={2} />}
        {data && <FileLines lines={data.items} show={lineText} />}
      </div>
    </div>
  )
}

function lineText(one: ImportedCustomers['items'][number]) {
  const { line, source, externalId, name, customerNumber, amountOre, paidOn } = one
  const text = m.customer_import_line({
    line,
    name: name ?? m.customer_import_deleted(),
    amount: formatKroner(amountOre),
    date: formatDayAndYear(noonOf(paidOn)),
    source,
    id: externalId,
  })
  return customerNumber
    ? `${text} ${m.customer_import_line_number({ number: customerNumber })}`
    : text
}
