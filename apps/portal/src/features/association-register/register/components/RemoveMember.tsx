import { useState } from 'react'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { Member } from '../../model/contract.ts'
import { useRegisterAction } from '../../model/use-register-action.ts'
import { longestNote, RemovalForm } from '../forms.ts'
import { removeMember } from '../queries.ts'

/** A last question, with what the member is told. */
export function RemoveMember(props: { id: string; member: Member; onClose: () => void }) {
  const { id, member, onClose } = props
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | undefined>()
  const [refused, setRefused] = useState<string | null>(null)
  const removing = useRegisterAction(id, {
    act: (body: RemovalForm) => removeMember(id, member.id, body),
    doneText: () => m.register_removed({ name: member.name }),
    onDone: onClose,
    onFailed: setRefused,
  })
  function confirm() {
    const form = RemovalForm.safeParse({ text, version: member.version })
    setWrong(form.success ? undefined : textOf(form.error.issues[0]?.message))
    if (form.success) removing.mutate(form.data)
  }
  return (
    <ConfirmDialog
      heading={m.register_remove_heading({ name: member.name })}
      yes={m.register_remove()}
      isBusy={removing.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{m.register_remove_text()}</p>
      <TextArea
        id="register-removal-text"
        label={m.register_remove_reason()}
        hint={m.register_remove_hint({ count: longestNote })}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={wrong}
      />
      <div role="alert">
        {refused && (
          <NoticeBox tone="warning">
            <p>{refused}</p>
          </NoticeBox>
        )}
      </div>
    </ConfirmDialog>
  )
}

function textOf(code: string | undefined): string {
  if (code === 'TOO_LONG') return m.register_text_long({ count: longestNote })
  return code === 'LOOKS_LIKE_NATIONAL_ID'
    ? m.register_national_id()
    : m.register_remove_reason_missing()
}
