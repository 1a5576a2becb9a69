import { m } from '#messages'
import { Choices } from '#ui/form/Choices.tsx'
import type { OwnEvent } from '../../manage/contract.ts'
import type { Scope } from '../../manage/event-form.ts'

/** The event alone, or with those of its series that follow it; nothing where none does. */
export function ScopeChoice(props: {
  id: string
  event: OwnEvent
  scope: Scope
  onChange: (scope: Scope) => void
}) {
  const { id, event, scope, onChange } = props
  if (event.following === 0) return null
  return (
    <Choices
      id={id}
      type="radio"
      legend={m.association_event_scope()}
      options={[
        { value: 'one', text: m.association_event_scope_one() },
        {
          value: 'following',
          text: m.association_event_scope_following({ count: event.following }),
        },
      ]}
      chosen={[scope]}
      onChange={([chosen]) => chosen && onChange(chosen)}
    />
  )
}
