import { useState } from 'react'
import { rightNames, roleName } from '#core/associations/names.ts'
import { associationRights, completeRights } from '#core/associations/rights.ts'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { Choices } from '#ui/form/Choices.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useRegisterAction } from '../../model/use-register-action.ts'
import type { RoleType } from '../contract.ts'
import { changeRights } from '../queries.ts'

/** What a role can do, with a warning of what that opens. */
export function RoleRights(props: { id: string; type: RoleType; onClose: () => void }) {
  const { id, type, onClose } = props
  const [rights, setRights] = useState(type.rights)
  const [refused, setRefused] = useState<string | null>(null)
  const saving = useRegisterAction(id, {
    act: () => changeRights(id, type.id, { rights, version: type.version }),
    doneText: () => m.register_role_rights_saved(),
    onDone: onClose,
    onFailed: setRefused,
  })
  const added = rights.filter((right) => !type.rights.includes(right))
  const opens = [
    ...(added.includes('register') ? [m.register_opens_register()] : []),
    ...(added.includes('members') ? [m.register_opens_members()] : []),
    ...(added.includes('roles') ? [m.register_opens_roles()] : []),
    ...(added.includes('money') ? [m.register_opens_money()] : []),
  ]
  return (
    <ConfirmDialog
      heading={m.register_role_rights_heading({ role: roleName(type) })}
      yes={m.register_role_rights_save()}
      isBusy={saving.isPending}
      onConfirm={() => saving.mutate(undefined)}
      onClose={onClose}
    >
      <Choices
        id="role-rights"
        legend={m.register_role_can()}
        type="checkbox"
        options={associationRights.map((value) => ({ value, text: rightNames[value]() }))}
        chosen={rights}
        onChange={(chosen) => setRights(completeRights(chosen))}
      />
      <div role="status">
        {opens.length > 0 && (
          <NoticeBox tone="warning">
            <p>{opens.join(' ')}</p>
          </NoticeBox>
        )}
      </div>
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
