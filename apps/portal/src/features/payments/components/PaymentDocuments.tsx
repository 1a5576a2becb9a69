import { Button } from '@digdir/designsystemet-react'
import { receiptRefusalText } from '#core/receipts/refusal-messages.ts'
import { usePress } from '#core/sessions/login/use-press.ts'
import { m } from '#messages'
import { type DownloadedFile, saveFile } from '#platform/save-file.ts'
import type { ListedPayments } from '../contract.ts'
import { creditNoteText, receiptText } from '../payment-texts.ts'
import { fetchCreditNote, fetchReceipt, paymentsChanged } from '../queries.ts'
import { paymentErrorText } from '../refusal-messages.ts'
import styles from './Payments.module.css'

type Props = { paymentId: string; documents: ListedPayments['documents'] }

/** The receipt and the credit notes of a payment, as files; nothing when it has none. */
export function PaymentDocuments({ paymentId, documents }: Props) {
  const found = documents[paymentId]
  if (!found) return null
  return (
    <ul className={styles.documents} aria-label={m.payments_documents()}>
      <li>
        <DocumentButton text={receiptText(found)} fetch={() => fetchReceipt(paymentId)} />
      </li>
      {found.creditNotes.map((note) => (
        <li key={note.id}>
          <DocumentButton text={creditNoteText(note)} fetch={() => fetchCreditNote(note.id)} />
        </li>
      ))}
    </ul>
  )
}

function DocumentButton(props: { text: string; fetch: () => Promise<DownloadedFile> }) {
  const opening = usePress({
    call: props.fetch,
    changes: paymentsChanged.queryKey,
    errorText: (error) => receiptRefusalText(error) ?? paymentErrorText(error),
    done: () => m.payments_document_opened(),
    onDone: saveFile,
  })
  return (
    <Button
      variant="tertiary"
      data-size="sm"
      loading={opening.isPending}
      onClick={() => opening.mutate()}
    >
      {props.text}
    </Button>
  )
}
