import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { StoredDay } from '../use-stored-day.ts'
import styles from './Tablet.module.css'

/** Whether the page opens on this tablet without a network. */
export function StoredPart({ stored, isOffline }: { stored: StoredDay; isOffline: boolean }) {
  const { state, store, remove } = stored
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.part} aria-labelledby="tablet-stored">
      <h3 id="tablet-stored">{m.tablet_stored_heading()}</h3>
      <div role="status">
        {state === 'stored' && <p>{m.tablet_stored()}</p>}
        {state === 'storing' && !isOffline && <p>{m.tablet_storing()}</p>}
        {state === 'removed' && <p>{m.tablet_removed()}</p>}
        {state === 'failed' && (
          <NoticeBox tone="warning">
            <p>{m.tablet_store_failed()}</p>
          </NoticeBox>
        )}
      </div>
      {state === 'impossible' && <p>{m.tablet_store_impossible()}</p>}
      <p className={styles.buttons}>
        {state === 'stored' && (
          <Button variant="tertiary" data-size="sm" onClick={() => setOpen(true)}>
            {m.tablet_remove()}
          </Button>
        )}
        {state === 'removed' && !isOffline && (
          <Button variant="tertiary" data-size="sm" onClick={store}>
            {m.tablet_store()}
          </Button>
        )}
      </p>
      {isOpen && (
        <ConfirmDialog
          heading={m.tablet_remove_heading()}
          yes={m.tablet_remove()}
          onConfirm={() => {
            setOpen(false)
            void remove()
          }}
          onClose={() => setOpen(false)}
        >
          <p>{m.tablet_remove_text()}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
