import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FileLines } from '#core/table-files/FileLines.tsx'
import styles from '#core/table-files/ImportPage.module.css'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDayAndYear } from '#platform/time/format.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { ImportedCustomers } from '../contract.ts'
import { customerImportErrorText } from '../file-texts.ts'
import { linesQuery } from '../queries.ts'

/** The customers of an import, fetched when somebody opens the list. */
export function ImportLines({ id, fileName }: { id: string; fileName: string }) {
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useQuery({ ...linesQuery(id), enabled: isOpen })
  return (
    <details className={styles.part} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {m.customer_import_customers()}
        <span className="ds-sr-only"> {fileName}</span>
      </summary>
      {error && !data && (
        <LoadFailure text={customerImportErrorText(error)} retry={() => refetch()} />
      )}
      {isOpen && !data && !error && <Waiting rows={2} />}
      {data && <FileLines lines={data.items} show={lineText} />}
    </details>
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
