import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { saveFile } from '#platform/save-file.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { fetchCreditNote, fetchInvoice } from '../queries.ts'

/** Downloads an invoice as a PDF, in the language of the page. */
export const InvoiceButton = ({ number }: { number: string }) => (
  <DownloadButton number={number} text={m.kindergarten_download_invoice()} fetch={fetchInvoice} />
)

/** Downloads a credit note in the same way. */
export const CreditNoteButton = ({ number }: { number: string }) => (
  <DownloadButton number={number} text={m.kindergarten_download_credit()} fetch={fetchCreditNote} />
)

function DownloadButton(props: {
  number: string
  text: string
  fetch: (number: string) => Promise<Blob>
}) {
  const { number, text, fetch } = props
  const showMessage = useSnackbar()
  const [isLoading, setLoading] = useState(false)
  async function download() {
    if (isLoading) return
    setLoading(true)
    try {
      saveFile({ name: `${number}.pdf`, content: await fetch(number) })
    } catch {
      showMessage(m.kindergarten_download_failed(), 'error')
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button variant="secondary" loading={isLoading} onClick={download}>
      {text}
      <span className="ds-sr-only"> {number}</span>
    </Button>
  )
}
