import { Button } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import styles from '../../components/Application.module.css'
import { CopyButton } from '../../components/TransferFacts.tsx'
import { share, sharingQuery, stopSharing } from '../queries.ts'

/** A page for the payer, with all that they need and nothing else. The student can stop sharing it. */
export function SharePayment() {
  const { data, isError, refetch } = useQuery(sharingQuery)
  const { change, isBusy } = useChange()
  if (!data && !isError) return null
  return (
    <section className={styles.section} aria-labelledby="share-heading" data-screen-only>
      <h3 id="share-heading" className={styles.smallHeading}>
        {m.deposit_share_heading()}
      </h3>
      {data?.key ? (
        <Shared shareKey={data.key} stop={() => change(stopSharing, m.deposit_share_stopped())} />
      ) : (
        <>
          <p>{m.deposit_share_text()}</p>
          <div className={styles.buttons}>
            <Button
              variant="secondary"
              loading={isBusy}
              onClick={isError ? () => refetch() : () => change(share, m.deposit_share_made())}
            >
              {m.deposit_share_make()}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

function Shared({ shareKey, stop }: { shareKey: string; stop: () => void }) {
  const [isAsked, setAsked] = useState(false)
  const address = `${window.location.origin}${pagePath('depositPayment', getLocale())}#${shareKey}`
  return (
    <>
      <p>{m.deposit_share_is_shared()}</p>
      <p className={styles.value} translate="no">
        <a href={address}>{address}</a>
      </p>
      <div className={styles.buttons}>
        <CopyButton name={m.deposit_share_address()} value={address} />
        <Button variant="tertiary" data-size="sm" onClick={() => setAsked(true)}>
          {m.deposit_share_stop()}
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          heading={m.deposit_share_stop_question()}
          yes={m.deposit_share_stop()}
          onConfirm={() => {
            setAsked(false)
            stop()
          }}
          onClose={() => setAsked(false)}
        >
          <p>{m.deposit_share_stop_text()}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function useChange() {
  const showMessage = useSnackbar()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  async function change(send: () => Promise<unknown>, done: string) {
    if (isBusy) return
    setBusy(true)
    try {
      await send()
      await queryClient.invalidateQueries({ queryKey: sharingQuery.queryKey })
      showMessage(done, 'success')
    } catch {
      showMessage(m.deposit_share_failed(), 'error')
    } finally {
      setBusy(false)
    }
  }
  return { change, isBusy }
}
