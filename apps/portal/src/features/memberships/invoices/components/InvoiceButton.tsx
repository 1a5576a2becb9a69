import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { saveFile } from '#platform/save-file.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { fetchInvoice } from '../queries.ts'

/** Downloads an invoice as a PDF, in the language of the page. */
export function InvoiceButton({ number }: { number: string }) {
  const showMessage = useSnackbar()
  const [isLoading, setLoading] = useState(false)
  async function download() {
    if (isLoading) return
    setLoading(true)
    try {
      saveFile({ name: `${number}.pdf`, content: await fetchInvoice(number) })
    } catch {
      showMessage(m.fitness_invoice_failed(), 'error')
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button variant="secondary" loading={isLoading} onClick={download}>
      {m.fitness_invoice_download()}
      <span className="ds-sr-only"> {number}</span>
    </Button>
  )
}
