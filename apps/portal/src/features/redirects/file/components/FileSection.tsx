import { useQuery } from '@tanstack/react-query'
import { TableFileSection } from '#core/table-files/TableFileSection.tsx'
import { m } from '#messages'
import { ExportButton } from '#ui/data-table/ExportButton.tsx'
import { redirectsQuery } from '../../edit/queries.ts'
import { exportColumns } from '../export-columns.ts'
import { redirectFile } from '../redirect-file.ts'

/** All redirects in a file, and back from one. */
export function FileSection() {
  const { data } = useQuery(redirectsQuery)
  const redirects = data?.redirects ?? []
  return (
    <TableFileSection file={redirectFile()}>
      {redirects.length > 0 && (
        <ExportButton
          label={m.redirect_heading()}
          columns={exportColumns}
          all={async () => redirects}
        />
      )}
    </TableFileSection>
  )
}
