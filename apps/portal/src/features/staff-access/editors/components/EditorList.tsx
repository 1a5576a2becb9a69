import { Button, Tag } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { editorRoleNames } from '../../model/editor-roles.ts'
import type { EditorPerson } from '../contract.ts'
import { editorErrorText } from '../editor-texts.ts'
import { editorsQuery, inviteEditor } from '../queries.ts'

type Props = {
  editors: readonly EditorPerson[]
  onInvited: (email: string) => void
  onRemove: (editor: EditorPerson) => void
}

export function EditorList({ editors, onInvited, onRemove }: Props) {
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const whileLoggedIn = useLoginInPlace()
  const another = useSingleMutation({
    mutationFn: ({ email, name, role }: EditorPerson) =>
      whileLoggedIn(() => inviteEditor({ email, name, role, locale: getLocale() })),
    onSuccess: (_, { email }) => {
      showMessage(m.editor_link_sent({ email }), 'success')
      onInvited(email)
    },
    onError: (error) => showMessage(editorErrorText(error), 'error'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: editorsQuery.queryKey }),
  })
  if (editors.length === 0) return <p>{m.editors_none()}</p>
  return (
    <Rows label={m.editors_heading()}>
      {editors.map((editor) => (
        <Row
          key={editor.email}
          name={
            <>
              {editor.name} {editor.isYou && <Tag data-color="info">{m.staff_you()}</Tag>}
              {editor.hasLeft && <Tag data-color="warning">{m.editor_has_left()}</Tag>}
            </>
          }
          details={
            <>
              <p>{editor.email}</p>
              <p>{editorRoleNames[editor.role]()}</p>
              {editor.linkUntil && <p>{linkText(editor.linkUntil)}</p>}
            </>
          }
          action={
            <>
              {editor.linkUntil && (
                <Button
                  variant="secondary"
                  data-size="sm"
                  disabled={another.isPending}
                  onClick={() => another.mutate(editor)}
                  aria-label={m.editor_send_link_to({ name: editor.name })}
                >
                  {m.editor_send_link()}
                </Button>
              )}
              {!editor.isYou && (
                <Button
                  variant="tertiary"
                  data-size="sm"
                  data-color="danger"
                  onClick={() => onRemove(editor)}
                  aria-label={m.editor_remove_of({ name: editor.name })}
                >
                  {m.editor_remove()}
                </Button>
              )}
            </>
          }
        />
      ))}
    </Rows>
  )
}

function linkText(until: string): string {
  const end = new Date(until)
  const time = formatDayAndTime(end)
  return end > new Date() ? m.editor_link_until({ time }) : m.editor_link_over({ time })
}
