import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { ClassSetup } from '../contract.ts'
import { classSetupQuery } from '../queries.ts'
import type { EditKind, EditOf, Removable } from '../setup-forms.ts'
import { classSetupErrorText } from '../setup-texts.ts'
import { EditDialog, type Values } from './EditDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import styles from './Setup.module.css'

type OpenDialog =
  | { readonly what: 'edit'; readonly kind: EditKind; readonly initial: Values }
  | { readonly what: 'remove'; readonly edit: EditOf<'remove'>; readonly name: string }

export type SetupActions = {
  readonly edit: (kind: EditKind, initial: Values) => void
  readonly remove: (what: Removable, id: number, name: string) => void
}

/** The setup with the dialogs that change it; the page decides which sections it shows. */
export function Setup(props: {
  children: (setup: ClassSetup, actions: SetupActions) => ReactNode
}) {
  const { data: setup, error, refetch } = useQuery(classSetupQuery)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  if (error && !setup)
    return <LoadFailure text={classSetupErrorText(error)} retry={() => refetch()} />
  if (!setup) return <Waiting rows={3} />
  const close = () => setDialog(null)
  return (
    <div className={styles.setup}>
      {!setup.hasContent && (
        <NoticeBox tone="warning">
          <p>{m.class_setup_no_content()}</p>
        </NoticeBox>
      )}
      {props.children(setup, {
        edit: (kind, initial) => setDialog({ what: 'edit', kind, initial }),
        remove: (what, id, name) =>
          setDialog({ what: 'remove', edit: { kind: 'remove', what, id }, name }),
      })}
      {dialog?.what === 'edit' && <EditDialog {...dialog} setup={setup} onClose={close} />}
      {dialog?.what === 'remove' && (
        <RemoveDialog {...dialog} version={setup.version} onClose={close} />
      )}
    </div>
  )
}
