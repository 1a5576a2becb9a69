import { Alert } from '@digdir/designsystemet-react'
import { useEffect, useRef, useState } from 'react'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import type { CheckedAccount } from '../contract.ts'
import { ConfirmNationalId } from './ConfirmNationalId.tsx'
import { FindAccount } from './FindAccount.tsx'
import styles from './IdentityCheck.module.css'

/** Staff confirm a national id that somebody has given, by a document at the counter. */
export function IdentityCheckPage() {
  return (
    <StaffPage
      heading={m.identity_check_heading()}
      intro={m.identity_check_intro()}
      needs={['caseworker', 'admin']}
    >
      {() => <Check />}
    </StaffPage>
  )
}

function Check() {
  const [account, setAccount] = useState<CheckedAccount | null>(null)
  const [done, setDone] = useState('')
  return (
    <>
      <FindAccount
        onFound={(found) => {
          setDone('')
          setAccount(found)
        }}
      />
      {done && <Done text={done} />}
      {account && (
        <ConfirmNationalId
          key={account.userId}
          account={account}
          onConfirmed={() => {
            setDone(m.identity_check_done({ name: account.name }))
            setAccount(null)
          }}
        />
      )}
    </>
  )
}

/** Replaces the form with its result, which takes the focus. */
function Done({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Alert data-color="success" ref={box} className={styles.done} tabIndex={-1} role="status">
      {text}
    </Alert>
  )
}
