import { useState } from 'react'
import { roleName } from '#core/associations/names.ts'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useRegisterAction } from '../../model/use-register-action.ts'
import type { RoleType } from '../contract.ts'
import { RenameRoleForm } from '../forms.ts'
import { renameRoleType } from '../queries.ts'
import { roleNameProblem } from './AddRoleType.tsx'

export function RenameRole(props: { id: string; type: RoleType; onClose: () => void }) {
  const { id, type, onClose } = props
  const [name, setName] = useState(type.name ?? '')
  const [wrong, setWrong] = useState<string | undefined>()
  const renaming = useRegisterAction(id, {
    act: (body: RenameRoleForm) => renameRoleType(id, type.id, body),
    doneText: () => m.register_role_renamed(),
    onDone: onClose,
    onFailed: setWrong,
  })
  function confirm() {
    const form = RenameRoleForm.safeParse({ name, version: type.version })
    setWrong(form.success ? undefined : roleNameProblem(form.error.issues[0]?.message))
    if (form.success) renaming.mutate(form.data)
  }
  return (
    <ConfirmDialog
      heading={m.register_role_rename_heading({ role: roleName(type) })}
      yes={m.register_role_rename()}
      isBusy={renaming.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        id="rename-role"
        label={m.register_role_name()}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={wrong}
      />
    </ConfirmDialog>
  )
}
