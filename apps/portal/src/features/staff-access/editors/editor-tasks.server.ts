import {
  EditorAddress,
  EditorInvitation,
  type EditorRefusal,
} from '@trivsel/content-contract/editors'
import { z } from 'zod'
import { whoDecided } from '#core/audit/record-action.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import type { ContentEditors } from './content-editors.server.ts'
import { subjectOf } from './editor-subject.server.ts'

const decidedBy = z.string()
export const inviteEditorTask = declareTask(
  'invite-editor',
  z.strictObject({ decidedBy, invitation: EditorInvitation }),
)
export const removeEditorTask = declareTask('remove-editor', EditorAddress.extend({ decidedBy }))

/**
 * Makes and ends accounts of the content system. A job that it refuses is done, since it stays
 * refused: the audit log says so.
 */
export function editorTasks({
  database,
  editors,
}: {
  database: Database
  editors: Pick<ContentEditors, 'invite' | 'remove'>
}): TaskHandler[] {
  const recordRefusal = (decided: string, email: string, editorRefusal: EditorRefusal) =>
    recordAction(database, whoDecided(decided), {
      action: 'editor-change-refused',
      subject: subjectOf(email),
      after: { email, editorRefusal },
    })
  return [
    handleTask(inviteEditorTask, async ({ decidedBy: decided, invitation }) => {
      const refusal = await editors.invite(invitation)
      if (refusal) await recordRefusal(decided, invitation.email, refusal)
    }),
    handleTask(removeEditorTask, async ({ decidedBy: decided, email }) => {
      const refusal = await editors.remove(email)
      // Not there is what was asked for.
      if (refusal && refusal !== 'EDITOR_NOT_FOUND') await recordRefusal(decided, email, refusal)
    }),
  ]
}
