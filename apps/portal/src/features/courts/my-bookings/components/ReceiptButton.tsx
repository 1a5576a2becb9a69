import { Button } from '@digdir/designsystemet-react'
import { receiptRefusalText } from '#core/receipts/refusal-messages.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { saveFile } from '#platform/save-file.ts'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { fetchReceipt } from '../queries.ts'

/** Fetches a receipt as a PDF, in the language of the page. */
export function ReceiptButton({ id, court }: { id: string; court: string }) {
  const showMessage = useSnackbar()
  const whileLoggedIn = useLoginInPlace()
  const download = useSingleMutation({
    mutationFn: () => whileLoggedIn(() => fetchReceipt(id)),
    onSuccess: (content) => saveFile({ name: `${m.my_courts_receipt_file()}.pdf`, content }),
    onError: (error) =>
      showMessage(receiptRefusalText(error) ?? m.my_courts_receipt_failed(), 'error'),
  })
  return (
    <Button variant="secondary" loading={download.isPending} onClick={() => download.mutate()}>
      {m.my_courts_receipt()}
      <span className="ds-sr-only">: {court}</span>
    </Button>
  )
}
