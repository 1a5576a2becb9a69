import { Button, Tag } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { ActionLinks } from '#ui/detail-page/ActionLinks.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import styles from './PartsPage.module.css'

const links = [
  { text: 'The main action', href: '/', openInNewTab: false },
  { text: 'Another one', href: '/', openInNewTab: false },
]

export function ButtonParts() {
  const [isAsking, setAsking] = useState(false)
  const showMessage = useSnackbar()
  return (
    <>
      {(['primary', 'secondary', 'tertiary'] as const).map((variant) => (
        <div key={variant} className={styles.line}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} data-size="sm">
            small
          </Button>
          <Button variant={variant} data-color="danger">
            danger
          </Button>
          <Button variant={variant} disabled>
            disabled
          </Button>
          <Button variant={variant} loading>
            loading
          </Button>
        </div>
      ))}
      <ActionLinks links={links} />
      <div className={styles.line}>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Open a dialog
        </Button>
        <Button variant="secondary" onClick={() => showMessage('It is saved.', 'success')}>
          Show a message
        </Button>
        <Button variant="secondary" onClick={() => showMessage('It did not go through.', 'error')}>
          Show an error
        </Button>
      </div>
      <div className={styles.line}>
        {(['neutral', 'info', 'success', 'warning', 'danger'] as const).map((colour) => (
          <Tag key={colour} data-color={colour}>
            {colour}
          </Tag>
        ))}
      </div>
      {isAsking && (
        <Dialog
          heading="Cancel the booking?"
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button data-color="danger" onClick={() => setAsking(false)}>
                Cancel it
              </Button>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                Keep it
              </Button>
            </>
          }
        >
          <p>Somebody in the queue gets the place at once.</p>
        </Dialog>
      )}
    </>
  )
}
