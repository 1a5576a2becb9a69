import { Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import styles from './Application.module.css'

type Transfer = {
  holder: string
  bank: string
  iban: string
  bic: string
  message: string
  isExample: boolean
}

/** Where to transfer to, each value to be copied letter for letter. */
export function TransferFacts({ transfer }: { transfer: Transfer }) {
  const values = [
    [m.deposit_holder(), transfer.holder],
    [m.deposit_bank(), transfer.bank],
    [m.deposit_iban(), transfer.iban],
    [m.deposit_bic(), transfer.bic],
    [m.deposit_message(), transfer.message],
  ] as const
  return (
    <>
      {transfer.isExample && (
        <NoticeBox tone="warning">
          <p>{m.deposit_how_example()}</p>
        </NoticeBox>
      )}
      <Rows>
        {values.map(([name, value]) => (
          <Row
            key={name}
            name={name}
            details={
              <p className={styles.value} translate="no">
                {value}
              </p>
            }
            action={<CopyButton name={name} value={value} />}
          />
        ))}
      </Rows>
    </>
  )
}

export function CopyButton({ name, value }: { name: string; value: string }) {
  const showMessage = useSnackbar()
  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      showMessage(m.deposit_copied(), 'success')
    } catch {
      showMessage(m.deposit_not_copied(), 'error')
    }
  }
  return (
    <Button
      variant="secondary"
      data-size="sm"
      onClick={copy}
      aria-label={m.deposit_copy_of({ name })}
    >
      {m.deposit_copy()}
    </Button>
  )
}
