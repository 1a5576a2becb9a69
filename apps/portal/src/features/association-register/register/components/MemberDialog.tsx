import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AssociationRight } from '#core/associations/rights.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { EntryFacts } from '../../model/EntryFacts.tsx'
import { registerErrorText } from '../../model/refusal-messages.ts'
import { useRegisterAction } from '../../model/use-register-action.ts'
import { entryQuery, inviteAgain } from '../queries.ts'
import { RemoveMember } from './RemoveMember.tsx'

/** One member with their times and roles, and what can be done about them. */
export function MemberDialog(props: {
  id: string
  memberId: string
  rights: readonly AssociationRight[]
  onClose: () => void
}) {
  const { id, memberId, rights, onClose } = props
  const { data, error, refetch } = useQuery(entryQuery(id, memberId))
  const [isRemoving, setRemoving] = useState(false)
  const inviting = useRegisterAction(id, {
    act: () => inviteAgain(id, memberId),
    doneText: () => m.register_invited_again(),
    onDone: onClose,
  })
  const isChanging = rights.includes('members') && data !== undefined
  if (isRemoving && data) return <RemoveMember id={id} member={data.member} onClose={onClose} />
  return (
    <Dialog
      heading={data?.member.name ?? m.register_entry()}
      onClose={onClose}
      actions={
        isChanging &&
        (data.member.state === 'ended' ? (
          <Button loading={inviting.isPending} onClick={() => inviting.mutate(undefined)}>
            {m.register_invite_again()}
          </Button>
        ) : (
          <Button variant="secondary" data-color="danger" onClick={() => setRemoving(true)}>
            {m.register_remove()}
          </Button>
        ))
      }
    >
      {data ? (
        <>
          <EntryFacts entry={data} />
          {data.member.state === 'requested' && isChanging && (
            <p>
              <ContentLink href={pagePath('associationMembership', getLocale(), { id })}>
                {m.register_answer_requests()}
              </ContentLink>
            </p>
          )}
        </>
      ) : error ? (
        <LoadFailure text={registerErrorText(error)} retry={() => refetch()} />
      ) : (
        <Waiting rows={3} />
      )}
    </Dialog>
  )
}
