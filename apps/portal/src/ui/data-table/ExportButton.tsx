import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { useSnackbar } from '../snackbar/Snackbar.tsx'
import type { DataColumn } from './columns.ts'
import { writeCsv } from './write-csv.ts'

/** All that the filters leave, in a file for spreadsheets. */
export function ExportButton<Row>(props: {
  label: string
  columns: readonly DataColumn<Row>[]
  all: () => Promise<readonly Row[]>
}) {
  const { label, columns, all } = props
  const showMessage = useSnackbar()
  const [isFetching, setIsFetching] = useState(false)

  async function save() {
    setIsFetching(true)
    try {
      const rows = await all()
      const header = columns.map((column) => column.header)
      const text = writeCsv(
        header,
        rows.map((row) => columns.map(({ value }) => value(row))),
      )
      saveFile(`${label}.csv`, text)
      showMessage(m.table_exported({ count: rows.length }), 'success')
    } catch {
      showMessage(m.table_export_failed(), 'error')
    } finally {
      setIsFetching(false)
    }
  }

  return (
    <Button variant="tertiary" data-size="sm" loading={isFetching} onClick={save}>
      {m.table_export()}
    </Button>
  )
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
