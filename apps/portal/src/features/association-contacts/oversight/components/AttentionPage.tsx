import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { AttentionList } from '../../model/contract.ts'
import { staffContactErrorText } from '../../model/refusal-messages.ts'
import { attentionQuery } from '../queries.ts'
import { StaffContacts } from './StaffContacts.tsx'

/** Associations that nobody answers for, and those whose new board does not. */
export function AttentionPage() {
  return (
    <StaffPage
      heading={m.association_attention_heading()}
      intro={m.association_attention_intro()}
      needs="caseworker"
    >
      {() => (
        <SnackbarProvider>
          <LoginInPlaceProvider>
            <Attention />
          </LoginInPlaceProvider>
        </SnackbarProvider>
      )}
    </StaffPage>
  )
}

function Attention() {
  const { data, error, refetch } = useQuery(attentionQuery)
  if (!data)
    return error ? (
      <LoadFailure text={staffContactErrorText(error)} retry={() => refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  if (data.items.length === 0)
    return (
      <EmptyState>
        <p>{m.association_attention_none()}</p>
      </EmptyState>
    )
  return data.items.map((item) => <Item key={`${item.associationId} ${item.reason}`} item={item} />)
}

const reasons = {
  'no-contacts': m.association_attention_no_contacts,
  'handover-waits': m.association_attention_handover,
} as const

function Item({ item }: { item: AttentionList['items'][number] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {item.name}: {reasons[item.reason]()}
      </summary>
      {isOpen && <StaffContacts id={item.associationId} />}
    </details>
  )
}
