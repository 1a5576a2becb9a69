import { Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { DepositAccount } from '../contract.ts'
import styles from './Application.module.css'

/** Where to transfer to, each value to be copied letter for letter. */
export function HowToPay({ transfer }: { transfer: NonNullable<DepositAccount['transfer']> }) {
  const { iban, isExample } = transfer
  const values = [
    [m.deposit_holder(), transfer.holder],
    [m.deposit_bank(), transfer.bank],
    [m.deposit_iban(), iban],
    [m.deposit_bic(), transfer.bic],
    [m.deposit_message(), transfer.message],
  ] as const
  return (
    <section className={styles.section} aria-labelledby="how-to-pay-heading">
      <h2 id="how-to-pay-heading" className={styles.heading}>
        {m.deposit_how_heading()}
      </h2>
      <p>{m.deposit_how_intro()}</p>
      {isExample && (
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
    </section>
  )
}

function CopyButton({ name, value }: { name: string; value: string }) {
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
