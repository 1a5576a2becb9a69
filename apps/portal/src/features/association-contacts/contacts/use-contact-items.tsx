import { useQuery } from '@tanstack/react-query'
import { ItemCard } from '#core/members-area/ItemCard.tsx'
import { itemsOf } from '#core/members-area/items-of.ts'
import type { MyPageItem, MyPageItems } from '#core/members-area/my-page-offer.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { daysBetween } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import type { OwnContact, OwnContacts } from '../model/contract.ts'
import { ownContactsQuery } from './queries.ts'
import { dayText, fewContactsText } from './standing-text.ts'

/** What a contact person has to do: confirm, find a colleague, accept what a board hands over. */
export function useContactItems(): MyPageItems {
  const own = useQuery(ownContactsQuery)
  return itemsOf(own, m.association_load_error(), toItems)
}

function toItems({ items, askDays }: OwnContacts): MyPageItem[] {
  const today = osloDate(new Date())
  return items.flatMap((contact) => [
    ...confirmation(contact, daysBetween(today, contact.dueOn), askDays),
    ...fewContacts(contact),
    ...handover(contact),
  ])
}

function confirmation(contact: OwnContact, daysLeft: number, askDays: number): MyPageItem[] {
  const { associationId, name, state, stateReason, dueOn } = contact
  const isLate = state === 'inactive' && stateReason === 'not-confirmed'
  if (!isLate && (state !== 'active' || daysLeft > askDays)) return []
  return [
    {
      id: `association-confirmation-${associationId}`,
      urgency: isLate ? 'overdue' : 'action',
      at: dueOn,
      content: (
        <ItemCard
          heading={m.association_contacts_card_confirm({ association: name })}
          tone={isLate ? 'late' : 'attention'}
        >
          <p>
            {isLate
              ? m.association_reason_not_confirmed()
              : m.association_contacts_due({ day: dayText(dueOn) })}
          </p>
          <p>
            <ContentLink href={pagePath('associationContactPerson', getLocale())}>
              {m.association_contacts_card_confirm_link()}
            </ContentLink>
          </p>
        </ItemCard>
      ),
    },
  ]
}

function fewContacts(contact: OwnContact): MyPageItem[] {
  const text = fewContactsText(contact)
  if (text === null) return []
  const { associationId: id, name, graceUntil } = contact
  return [
    {
      id: `association-contacts-${id}`,
      urgency: 'action',
      at: graceUntil,
      content: (
        <ItemCard
          heading={m.association_contacts_card_contacts({ association: name })}
          tone="attention"
        >
          <p>{text}</p>
          <p>
            <ContentLink href={pagePath('associationContacts', getLocale(), { id })}>
              {m.association_contacts_invite()}
            </ContentLink>
          </p>
        </ItemCard>
      ),
    },
  ]
}

function handover({ associationId: id, name, waitingItems: count }: OwnContact): MyPageItem[] {
  if (count === 0) return []
  return [
    {
      id: `association-handover-${id}`,
      urgency: 'action',
      content: (
        <ItemCard
          heading={m.association_contacts_card_handover({ association: name })}
          tone="attention"
        >
          <p>{m.association_handover_waits({ count })}</p>
          <p>
            <ContentLink href={pagePath('associationAssembly', getLocale(), { id })}>
              {m.association_handover_link()}
            </ContentLink>
          </p>
        </ItemCard>
      ),
    },
  ]
}
