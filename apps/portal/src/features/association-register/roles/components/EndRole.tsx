import { useQueryClient } from '@tanstack/react-query'
import { roleName } from '#core/associations/names.ts'
import { ownAssociationsQuery } from '#core/associations/queries.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { useRegisterAction } from '../../model/use-register-action.ts'
import type { Holder, RoleType } from '../contract.ts'
import { endRole } from '../queries.ts'

/** A last question before a role ends, which says what follows. */
export function EndRole(props: {
  id: string
  holder: Holder
  type: RoleType
  onClose: () => void
}) {
  const { id, holder, type, onClose } = props
  const queryClient = useQueryClient()
  const role = roleName(type)
  const ending = useRegisterAction(id, {
    act: () => endRole(id, holder.id),
    doneText: ({ isWithoutLeader }) =>
      isWithoutLeader ? m.register_role_no_leader() : m.register_role_end_done({ role }),
    onDone: () => {
      onClose()
      // What the reader may do here can have ended with it.
      if (holder.isOwn)
        return queryClient.invalidateQueries({ queryKey: ownAssociationsQuery.queryKey })
    },
  })
  const isLastLeader = type.kind === 'leader' && type.holders.length === 1
  return (
    <ConfirmDialog
      heading={m.register_role_end_heading({ name: holder.name, role })}
      yes={m.register_role_end()}
      isBusy={ending.isPending}
      onConfirm={() => ending.mutate(undefined)}
      onClose={onClose}
    >
      <p>{holder.isOwn ? m.register_role_end_own() : m.register_role_end_text()}</p>
      {isLastLeader && (
        <p>
          {m.register_role_last_leader()}{' '}
          <ContentLink href={pagePath('associationContacts', getLocale(), { id })}>
            {m.register_role_contacts()}
          </ContentLink>
        </p>
      )}
    </ConfirmDialog>
  )
}
