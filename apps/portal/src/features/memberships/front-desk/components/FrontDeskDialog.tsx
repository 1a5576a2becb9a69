import { Button } from '@digdir/designsystemet-react'
import { type ReactNode, useId } from 'react'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { TextArea } from '#ui/form/TextArea.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import styles from './FrontDesk.module.css'
import type { useFrontDeskDialog } from './use-front-desk-dialog.ts'

type Props<Preview> = {
  heading: string
  /** The text of the button that confirms. */
  yes: string
  state: ReturnType<typeof useFrontDeskDialog<Preview>>
  onClose: () => void
  /** The fields of the first step. */
  fields?: ReactNode
  /** The preview of the second step. */
  children: (preview: Preview) => ReactNode
}

/** A dialog of two steps: fields and reason, then the preview and the button that confirms. */
export function FrontDeskDialog<Preview>(props: Props<Preview>) {
  const { heading, yes, state, onClose, fields, children } = props
  const { preview, isBusy, problem } = state
  const whyId = useId()
  if (preview !== null)
    return (
      <Dialog
        heading={heading}
        onClose={onClose}
        actions={
          <>
            <Button loading={isBusy} onClick={state.confirm}>
              {yes}
            </Button>
            <Button variant="secondary" onClick={state.back}>
              {m.desk_back()}
            </Button>
          </>
        }
      >
        <div className={styles.consequences} tabIndex={-1} ref={(element) => element?.focus()}>
          <h3>{m.desk_consequences()}</h3>
          {children(preview)}
          <p>{m.desk_mailed()}</p>
        </div>
      </Dialog>
    )
  return (
    <Dialog heading={heading} onClose={onClose}>
      <form method="post" className={formStyles.form} onSubmit={state.showPreview} noValidate>
        {problem && (
          <div role="alert">
            <NoticeBox tone="danger">{problem}</NoticeBox>
          </div>
        )}
        {fields}
        <TextArea
          id={whyId}
          label={m.desk_why()}
          hint={m.desk_why_hint()}
          error={state.whyError}
          value={state.why}
          onChange={(event) => state.setWhy(event.target.value)}
        />
        <DraftNote draft={state.draft} />
        <div>
          <Button type="submit" loading={isBusy}>
            {m.desk_see()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
