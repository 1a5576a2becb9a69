import { EditorAddress, EditorInvitation } from '@trivsel/content-contract/editors'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { ContentEditors } from './content-editors.server.ts'

export const inviteEditorTask = declareTask('invite-editor', EditorInvitation)
export const removeEditorTask = declareTask('remove-editor', EditorAddress)

/** Makes and ends accounts of the content system. A job that it refuses is done: it stays refused. */
export function editorTasks({
  editors,
  log,
}: {
  editors: Pick<ContentEditors, 'invite' | 'remove'>
  log: Pick<Log, 'warn'>
}): TaskHandler[] {
  const note = (refusal: string | null) => {
    if (refusal) log.warn({ refusal }, 'the content system refused a change of its editors')
  }
  return [
    handleTask(inviteEditorTask, async (invitation) => note(await editors.invite(invitation))),
    handleTask(removeEditorTask, async ({ email }) => note(await editors.remove(email))),
  ]
}
