import { useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { staffKey } from '#core/staff-area/queries.ts'
import { TableFile } from '#core/table-files/TableFile.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { ExportButton } from '#ui/data-table/ExportButton.tsx'
import { customerColumns, customerTable } from '../columns.ts'
import { customerImportErrorText, lineTexts } from '../file-texts.ts'
import { exportCustomers, previewFile, proposeImport } from '../queries.ts'
import { CustomerPreview } from './CustomerPreview.tsx'

const exportColumns = customerColumns.map((column) => ({
  id: column,
  header: column,
  value: (cells: Readonly<Record<string, string>>) => cells[column] ?? '',
}))

/** Customers from a file, and all customers with a balance in one. */
export function FileSection() {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  return (
    <TableFile
      id="customer-file"
      heading={m.customer_import_file_heading()}
      text={m.customer_import_file_text()}
      exportButton={
        <ExportButton
          label={m.customer_export()}
          columns={exportColumns}
          all={() => whileLoggedIn(exportCustomers)}
        />
      }
      table={customerTable}
      lineTexts={lineTexts}
      preview={previewFile}
      showPreview={(preview) => <CustomerPreview preview={preview} />}
      importLabel={m.customer_import_propose}
      importFile={proposeImport}
      importedText={({ lines, amountOre }) =>
        m.customer_import_proposed({ lines, amount: formatKroner(amountOre) })
      }
      errorText={customerImportErrorText}
      onSettled={() => queryClient.invalidateQueries({ queryKey: staffKey })}
    />
  )
}
